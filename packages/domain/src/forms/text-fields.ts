import * as z from "zod/mini";
import type { CalendarDate } from "../calendar-date.ts";
import { type MonthMeans, readDateInput } from "../date-input.ts";
import { day } from "../field-rules.ts";
import { parseMoneyInput, parseNumberInput } from "../money-input.ts";

/** A form field that holds text and means an amount of dollars, checked by an entity's own rule. */
export function moneyField<Out>(rule: z.ZodMiniType<Out, number>) {
  return z.pipe(z.pipe(z.string(), z.transform(parseMoneyInput)), rule as z.ZodMiniType<Out, number | undefined>);
}

/** As {@link moneyField}; blank means null. */
export function optionalMoneyField<Out>(rule: z.ZodMiniType<Out, number>) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => parseMoneyInput(text) ?? null),
    ),
    z.nullable(rule) as z.ZodMiniType<Out | null, number | null>,
  );
}

/** A form field that holds text and means a plain number, such as a rate; blank means null. */
export function optionalNumberField<Out>(rule: z.ZodMiniType<Out, number>) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => parseNumberInput(text) ?? null),
    ),
    z.nullable(rule) as z.ZodMiniType<Out | null, number | null>,
  );
}

/** A form field that holds a day as people write it; blank means null. */
export function optionalDayField(label: string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typedDay(typed, "no day") || null),
    ),
    z.nullable(day(label)) as z.ZodMiniType<CalendarDate | null, string | null>,
  );
}

/** The day that was typed, `YYYY-MM-DD`; what can't be read stays, for the entity's own rule to refuse. */
export function typedDay(typed: string, monthMeans: MonthMeans): string {
  const reading = readDateInput(typed, monthMeans);
  return "date" in reading ? reading.date : typed.trim();
}
