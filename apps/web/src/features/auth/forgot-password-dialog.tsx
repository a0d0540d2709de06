import { useState } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { ResetMailSent } from "./reset-mail-sent.tsx";

interface ForgotPasswordDialogProps {
  open: boolean;
  onClose: () => void;
  /** What stands in the sign-in form already. */
  knownEmail: string;
}

export function ForgotPasswordDialog({ open, onClose, knownEmail }: ForgotPasswordDialogProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => {
    setSentTo(null);
    onClose();
  };
  const isSent = sentTo !== null;
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="small"
      title={isSent ? "Check Your Email" : "Reset Password"}
      description={isSent ? undefined : "Enter the email of your account. We send you a link to choose a new password."}
    >
      {isSent ? (
        <ResetMailSent email={sentTo} onDone={close} onRetry={() => setSentTo(null)} />
      ) : (
        <ForgotPasswordForm knownEmail={knownEmail} onSent={setSentTo} onCancel={close} />
      )}
    </Dialog>
  );
}
