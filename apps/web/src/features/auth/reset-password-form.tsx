import { zodResolver } from "@hookform/resolvers/zod";
import { type ResetPasswordForm as Fields, resetPasswordForm } from "@seven-figures/domain";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { paths } from "#config/paths.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { AuthError } from "#session/auth-requests.ts";
import { Button } from "#ui/button.tsx";
import { keepFieldFocus } from "#ui/keep-field-focus.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./auth-card.module.css";
import { showAccountError } from "./show-account-error.ts";

interface ResetPasswordFormProps {
  /** What the mail's link carries. */
  token: string;
  /** The link was used or is too old. */
  onVoid: () => void;
}

export function ResetPasswordForm({ token, onVoid }: ResetPasswordFormProps) {
  const { resetPassword, loadSession } = useAuth();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(resetPasswordForm),
    mode: "onTouched",
    defaultValues: { password: "", confirmPassword: "" },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ password }) => {
    try {
      await resetPassword(token, password);
    } catch (error) {
      if (error instanceof AuthError && error.code === "invalid-credential") onVoid();
      return showAccountError("newPassword", error, (_field, ...rest) => setError("password", ...rest));
    }
    // A new password ends every session, this browser's too.
    await loadSession();
    toast.success("Your password has been changed. Sign in with the new one.");
    await navigate(paths.login, { replace: true });
  });

  return (
    <form className={styles.form} onSubmit={submit} onMouseDown={keepFieldFocus} noValidate>
      <PasswordField
        label="New Password"
        required
        autoComplete="new-password"
        help="At least 6 characters with a lowercase letter, an uppercase letter and a number."
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Confirm Password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
      <Button type="submit" variant="primary" className={styles.submit} busy={isSubmitting} busyLabel="Saving...">
        Save New Password
      </Button>
    </form>
  );
}
