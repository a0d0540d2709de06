import type * as z from "zod/mini";
import { check } from "../src/field-rules.ts";

/** What a form shows: for each wrong field its first sentence. */
export function formErrors(form: z.ZodMiniType, input: unknown): Record<string, string> {
  const result = check(form, input);
  const errors: Record<string, string> = {};
  for (const { path, message } of "errors" in result ? result.errors : []) errors[path] ??= message;
  return errors;
}
