import * as z from "zod/mini";
import type { CalendarDate } from "../calendar-date.ts";
import { TOLD_FIELDS } from "../field-facts.ts";
import { toldRules } from "../past.ts";
import { moneyField, typedDay } from "./text-fields.ts";

/** The dialog of an earlier figure: text in, its fields out. A month alone stands for its last day. */
export function toldForm(today: CalendarDate) {
  const date = z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typedDay(typed, "its last day")),
    ),
    toldRules.date.check(
      z.refine((day) => day < today, `${TOLD_FIELDS.date.named} must be before today`),
    ) as z.ZodMiniType<CalendarDate, string>,
  );
  return z.object({ of: toldRules.of, name: toldRules.name, amount: moneyField(toldRules.amount), date }).check(
    z.check(({ value: { of, name, amount }, issues }) => {
      const refuse = (path: string, message: string) =>
        issues.push({ code: "custom", path: [path], message, input: path });
      if (of === "net-worth") return;
      if (name === "") refuse("name", `${TOLD_FIELDS.name.label} is required`);
      if (amount < 0) refuse("amount", `${TOLD_FIELDS.amount.label} cannot be negative`);
    }),
  );
}
export type ToldFormInput = z.input<ReturnType<typeof toldForm>>;
