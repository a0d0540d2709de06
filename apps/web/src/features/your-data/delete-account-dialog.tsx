import { CallError } from "@seven-figures/calls";
import { useDeleteAccount } from "#documents/account.ts";
import { PasswordDialog } from "#forms/password-dialog.tsx";
import { saveFailure } from "#forms/save-failure.ts";
import { toast } from "#ui/toast.tsx";

export function DeleteAccountDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const { mutateAsync } = useDeleteAccount();
  return (
    <PasswordDialog
      title="Delete your account?"
      description="Everything is erased at once. This cannot be undone."
      submitLabel="Delete Account"
      busyLabel="Deleting..."
      tone="danger"
      onConfirm={async (password) => {
        await mutateAsync(password);
        onDeleted();
      }}
      onFailure={(error, setError) => {
        if (isOfPassword(error)) setError("password", { message: error.message }, { shouldFocus: true });
        else toast.error(saveFailure(error, "Your account could not be deleted. Please try again."));
      }}
      onClose={onClose}
    />
  );
}

function isOfPassword(error: unknown): error is CallError {
  return error instanceof CallError && (error.code === "permission-denied" || error.code === "resource-exhausted");
}
