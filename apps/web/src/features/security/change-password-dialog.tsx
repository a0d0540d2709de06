import { zodResolver } from "@hookform/resolvers/zod";
import { type ChangePasswordForm, changePasswordForm } from "@seven-figures/domain";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { showAuthError } from "#forms/show-auth-error.ts";
import { callSecurity } from "#session/security-requests.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./security.module.css";
import { useSecurityChanged } from "./security-query.ts";

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const changed = useSecurityChanged();
  const { register, handleSubmit, setError, formState } = useForm<ChangePasswordForm>({
    resolver: zodResolver(changePasswordForm),
    mode: "onTouched",
    defaultValues: { password: "", newPassword: "", confirmPassword: "" },
  });
  const { errors } = formState;
  const save = handleSubmit(async ({ password, newPassword }) => {
    try {
      await callSecurity("change-password", { password, newPassword });
      onClose();
      toast.success("Your password was changed.");
      await changed();
    } catch (error) {
      showAuthError("security", error, ["password"], setError);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Change your password"
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={formState.isSubmitting} busyLabel="Saving...">
            Save New Password
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={save} noValidate>
        <PasswordField
          label="Current Password"
          required
          autoComplete="current-password"
          error={errors.password?.message}
          {...register("password")}
        />
        <PasswordField
          label="New Password"
          required
          autoComplete="new-password"
          help="At least 6 characters with a lowercase letter, an uppercase letter and a number."
          error={errors.newPassword?.message}
          {...register("newPassword")}
        />
        <PasswordField
          label="Confirm Password"
          required
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register("confirmPassword")}
        />
      </form>
    </Dialog>
  );
}
