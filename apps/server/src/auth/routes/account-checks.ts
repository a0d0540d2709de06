import { check, emailRule, newPasswordRule, passwordRule } from "@seven-figures/domain";

/** An e-mail as accounts are known by: trimmed, lower case; undefined where it is none. */
export function checkedEmail(value: unknown): string | undefined {
  const result = check(emailRule, value);
  return "value" in result ? result.value.toLowerCase() : undefined;
}

/** Whether a password is there at all, and may be one. */
export function passwordState(value: unknown, kind: "existing" | "new"): "missing" | "weak" | "fit" {
  if (typeof value !== "string" || value === "") return "missing";
  return "value" in check(kind === "new" ? newPasswordRule : passwordRule, value) ? "fit" : "weak";
}
