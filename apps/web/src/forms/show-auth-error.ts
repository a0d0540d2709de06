import { type AccountFlow, describeAccountError } from "@seven-figures/domain";
import { AuthError } from "#session/auth-requests.ts";
import { PasskeyDismissed } from "#session/passkeys.ts";
import { toast } from "#ui/toast.tsx";

type SetError<Field> = (field: Field, error: { message: string }, options: { shouldFocus: boolean }) => void;

/**
 * Shows why an auth request was refused: under the field that it is about, where the form has that, else as a toast.
 * Gives the code.
 */
export function showAuthError<Field extends string>(
  flow: AccountFlow,
  error: unknown,
  fields: readonly Field[] = [],
  setError?: SetError<Field>,
): string {
  if (error instanceof PasskeyDismissed) return "dismissed";
  const code = error instanceof AuthError ? error.code : "internal";
  const { message, where } = describeAccountError(flow, code);
  const field = fields.find((name) => name === where);
  if (field === undefined || !setError) toast.error(message);
  else setError(field, { message }, { shouldFocus: true });
  return code;
}
