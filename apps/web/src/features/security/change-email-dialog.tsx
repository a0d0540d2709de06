import { zodResolver } from "@hookform/resolvers/zod";
import { type ChangeEmailForm, changeEmailForm } from "@seven-figures/domain";
import { useForm } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { showAuthError } from "#forms/show-auth-error.ts";
import { callSecurity } from "#session/security-requests.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";

export function ChangeEmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const form = useForm<ChangeEmailForm>({
    resolver: zodResolver(changeEmailForm),
    mode: "onTouched",
    defaultValues: { email: "", password: "" },
  });
  const send = form.handleSubmit(async ({ email, password }) => {
    try {
      await callSecurity("change-email", { email, password });
      onSent(email);
    } catch (error) {
      showAuthError("security", error, ["email", "password"], form.setError);
    }
  });
  return (
    <FormDialog
      title="Change your email"
      description="We send a link to the new address. Once you have opened it, you sign in with that."
      size="small"
      submitLabel="Send Link"
      busyLabel="Sending..."
      busy={form.formState.isSubmitting}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField label="New Email" type="email" required autoComplete="email" {...fieldOf(form, "email")} />
      <PasswordField label="Password" required autoComplete="current-password" {...fieldOf(form, "password")} />
    </FormDialog>
  );
}
