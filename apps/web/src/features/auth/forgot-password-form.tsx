import { zodResolver } from "@hookform/resolvers/zod";
import { type ForgotPasswordForm as Fields, forgotPasswordForm } from "@seven-figures/domain";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { showAuthError } from "#forms/show-auth-error.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { keepFieldFocus } from "#ui/keep-field-focus.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./forgot-password.module.css";

interface ForgotPasswordFormProps {
  knownEmail: string;
  onSent: (email: string) => void;
  onCancel: () => void;
}

export function ForgotPasswordForm({ knownEmail, onSent, onCancel }: ForgotPasswordFormProps) {
  const { requestPasswordReset } = useAuth();
  const form = useForm<Fields>({
    resolver: zodResolver(forgotPasswordForm),
    mode: "onTouched",
    defaultValues: { email: knownEmail },
  });
  const send = form.handleSubmit(async ({ email }) => {
    try {
      await requestPasswordReset(email);
      toast.success("Password reset email sent! Check your inbox.");
      onSent(email);
    } catch (error) {
      showAuthError("reset", error, ["email"], form.setError);
    }
  });
  // The dialog is a child of the sign-in page, whose own form must not hear of this one's events.
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void send(event);
  };
  return (
    <form className={styles.form} onSubmit={submit} onMouseDown={keepFieldFocus} noValidate>
      <TextField label="Email" type="email" required autoComplete="email" {...fieldOf(form, "email")} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel="Sending...">
          Send Reset Email
        </Button>
      </div>
    </form>
  );
}
