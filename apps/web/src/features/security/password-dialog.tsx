import { zodResolver } from "@hookform/resolvers/zod";
import { type PasswordForm, passwordForm } from "@seven-figures/domain";
import { type ReactNode, useId } from "react";
import { useForm } from "react-hook-form";
import { showAuthError } from "#forms/show-auth-error.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";

interface PasswordDialogProps {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  busyLabel: string;
  tone?: "primary" | "danger";
  /** Does what was confirmed; what it throws is shown here. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before a way to sign in is opened or closed. */
export function PasswordDialog({
  title,
  description,
  confirmLabel,
  busyLabel,
  tone = "primary",
  onConfirm,
  onClose,
}: PasswordDialogProps) {
  const formId = useId();
  const { register, handleSubmit, setError, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordForm),
    defaultValues: { password: "" },
  });
  const confirm = handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password);
    } catch (error) {
      showAuthError("security", error, ["password"], setError);
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={tone} busy={formState.isSubmitting} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={confirm} noValidate>
        <PasswordField
          label="Password"
          required
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register("password")}
        />
      </form>
    </Dialog>
  );
}
