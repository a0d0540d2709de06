import { zodResolver } from "@hookform/resolvers/zod";
import { type ChangePasswordForm, changePasswordForm } from "@seven-figures/domain";
import { useForm } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { NewPasswordFields } from "#forms/new-password-fields.tsx";
import { showAuthError } from "#forms/show-auth-error.ts";
import { callSecurity } from "#session/security-requests.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";
import { useSecurityChanged } from "./security-query.ts";

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const changed = useSecurityChanged();
  const form = useForm<ChangePasswordForm>({
    resolver: zodResolver(changePasswordForm),
    mode: "onTouched",
    defaultValues: { password: "", newPassword: "", confirmPassword: "" },
  });
  const save = form.handleSubmit(async ({ password, newPassword }) => {
    try {
      await callSecurity("change-password", { password, newPassword });
      onClose();
      toast.success("Your password was changed.");
      await changed();
    } catch (error) {
      showAuthError("security", error, ["password"], form.setError);
    }
  });
  return (
    <FormDialog
      title="Change your password"
      size="small"
      submitLabel="Save New Password"
      busyLabel="Saving..."
      busy={form.formState.isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <PasswordField label="Current Password" required autoComplete="current-password" {...fieldOf(form, "password")} />
      <NewPasswordFields
        label="New Password"
        password={fieldOf(form, "newPassword")}
        confirmation={fieldOf(form, "confirmPassword")}
      />
    </FormDialog>
  );
}
