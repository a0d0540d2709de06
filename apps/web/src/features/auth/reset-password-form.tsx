import { zodResolver } from "@hookform/resolvers/zod";
import { type ResetPasswordForm as Fields, resetPasswordForm } from "@seven-figures/domain";
import { useForm } from "react-hook-form";
import { paths } from "#config/paths.ts";
import { fieldOf } from "#forms/field-of.ts";
import { NewPasswordFields } from "#forms/new-password-fields.tsx";
import { showAuthError } from "#forms/show-auth-error.ts";
import { useNavigate } from "#routing/routing.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { toast } from "#ui/toast.tsx";
import { AuthForm } from "./auth-form.tsx";

interface ResetPasswordFormProps {
  /** What the mail's link carries. */
  token: string;
  /** The link was used or is too old. */
  onVoid: () => void;
}

export function ResetPasswordForm({ token, onVoid }: ResetPasswordFormProps) {
  const { resetPassword, loadSession } = useAuth();
  const navigate = useNavigate();
  const form = useForm<Fields>({
    resolver: zodResolver(resetPasswordForm),
    mode: "onTouched",
    defaultValues: { password: "", confirmPassword: "" },
  });

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await resetPassword(token, password);
    } catch (error) {
      const code = showAuthError("newPassword", error, ["password"], form.setError);
      if (code === "invalid-credential") onVoid();
      return;
    }
    // A new password ends every session, this browser's too.
    await loadSession();
    toast.success("Your password has been changed. Sign in with the new one.");
    await navigate(paths.login, { replace: true });
  });

  return (
    <AuthForm
      submitLabel="Save New Password"
      busyLabel="Saving..."
      busy={form.formState.isSubmitting}
      onSubmit={submit}
    >
      <NewPasswordFields
        label="New Password"
        password={fieldOf(form, "password")}
        confirmation={fieldOf(form, "confirmPassword")}
      />
    </AuthForm>
  );
}
