import * as z from "zod/mini";
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
