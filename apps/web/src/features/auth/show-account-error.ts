import { type AccountFlow, describeAccountError } from "@seven-figures/domain";
import { AuthError } from "#session/auth-requests.ts";
import { toast } from "#ui/toast.tsx";

type FieldName = "email" | "password";

/** Shows what went wrong where the specification wants it: under a field, which gets the focus, or as a toast. */
export function showAccountError(
  flow: AccountFlow,
  error: unknown,
  setError: (field: FieldName, error: { message: string }, options: { shouldFocus: boolean }) => void,
): void {
  const { message, where } = describeAccountError(flow, error instanceof AuthError ? error.code : "internal");
  if (where === "email" || where === "password") setError(where, { message }, { shouldFocus: true });
  else toast.error(message);
}
