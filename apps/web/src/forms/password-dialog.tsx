import { zodResolver } from "@hookform/resolvers/zod";
import { type PasswordForm, passwordForm } from "@seven-figures/domain";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "#ui/form-dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { fieldOf } from "./field-of.ts";
import { showAuthError } from "./show-auth-error.ts";

type SetError = (field: "password", error: { message: string }, options: { shouldFocus: boolean }) => void;

interface PasswordDialogProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  busyLabel: string;
  tone?: "primary" | "danger";
  /** Does what was confirmed. */
  onConfirm: (password: string) => Promise<void>;
  /** Shows what that threw; by itself, the refusals of the security page. */
  onFailure?: (error: unknown, setError: SetError) => void;
  onClose: () => void;
}

const showRefusal = (error: unknown, setError: SetError) => showAuthError("security", error, ["password"], setError);

/** Asks for the password before something that whoever finds the page open must not do. */
export function PasswordDialog({ onConfirm, onFailure = showRefusal, ...rest }: PasswordDialogProps) {
  const form = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    mode: "onTouched",
    defaultValues: { password: "" },
  });
  const confirm = form.handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password);
    } catch (error) {
      onFailure(error, form.setError);
    }
  });
  return (
    <FormDialog {...rest} size="small" busy={form.formState.isSubmitting} onSubmit={confirm}>
      <PasswordField label="Password" required autoComplete="current-password" {...fieldOf(form, "password")} />
    </FormDialog>
  );
}
