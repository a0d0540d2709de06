import { zodResolver } from "@hookform/resolvers/zod";
import { CallError } from "@seven-figures/calls";
import { type DeleteAccountForm, deleteAccountForm } from "@seven-figures/domain";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { useDeleteAccount } from "#documents/account.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { toast } from "#ui/toast.tsx";

export function DeleteAccountDialog({ onClose, onDeleted }: { onClose: () => void; onDeleted: () => void }) {
  const formId = useId();
  const { mutateAsync, isPending } = useDeleteAccount();
  const { register, handleSubmit, setError, formState } = useForm<DeleteAccountForm>({
    resolver: zodResolver(deleteAccountForm),
    mode: "onTouched",
    defaultValues: { password: "" },
  });

  const remove = handleSubmit(async ({ password }) => {
    try {
      await mutateAsync(password);
      onDeleted();
    } catch (error) {
      if (error instanceof CallError && (error.code === "permission-denied" || error.code === "resource-exhausted")) {
        setError("password", { message: error.message }, { shouldFocus: true });
      } else toast.error(saveFailure(error, "Your account could not be deleted. Please try again."));
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Delete your account?"
      description="Everything is erased at once. This cannot be undone."
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={isPending} busyLabel="Deleting...">
            Delete Account
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={remove} noValidate>
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
