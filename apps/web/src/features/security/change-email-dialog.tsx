import { zodResolver } from "@hookform/resolvers/zod";
import { type ChangeEmailForm, changeEmailForm } from "@seven-figures/domain";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { showAuthError } from "#forms/show-auth-error.ts";
import { callSecurity } from "#session/security-requests.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import styles from "./security.module.css";

export function ChangeEmailDialog({ onClose, onSent }: { onClose: () => void; onSent: (email: string) => void }) {
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm<ChangeEmailForm>({
    resolver: zodResolver(changeEmailForm),
    mode: "onTouched",
    defaultValues: { email: "", password: "" },
  });
  const { errors } = formState;
  const send = handleSubmit(async ({ email, password }) => {
    try {
      await callSecurity("change-email", { email, password });
      onSent(email);
    } catch (error) {
      showAuthError("security", error, ["email", "password"], setError);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Change your email"
      description="We send a link to the new address. Once you have opened it, you sign in with that."
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={formState.isSubmitting} busyLabel="Sending...">
            Send Link
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={send} noValidate>
        <TextField
          label="New Email"
          type="email"
          required
          autoComplete="email"
          error={errors.email?.message}
          {...register("email")}
        />
        <PasswordField
          label="Password"
          required
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
      </form>
    </Dialog>
  );
}
