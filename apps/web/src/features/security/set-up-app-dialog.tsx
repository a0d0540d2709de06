import { zodResolver } from "@hookform/resolvers/zod";
import { type CodeForm, codeForm } from "@seven-figures/domain";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { PasswordDialog } from "#forms/password-dialog.tsx";
import { showAuthError } from "#forms/show-auth-error.ts";
import { callSecurity } from "#session/security-requests.ts";
import { FormDialog } from "#ui/form-dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { QrCode } from "./qr-code.tsx";
import styles from "./security.module.css";

interface SetUp {
  address: string;
  recoveryCodes: string[] | null;
}

/** The password, then the code to scan, then a code of the app. `onDone` gets recovery codes where there are new ones. */
export function SetUpAppDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone: (recoveryCodes: string[] | null) => void;
}) {
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  if (setUp) return <ScanDialog {...setUp} onClose={onClose} onDone={() => onDone(setUp.recoveryCodes)} />;
  return (
    <PasswordDialog
      title="Set up an authenticator app"
      description="Any app will do that shows codes of six digits, such as the password manager that you use."
      submitLabel="Continue"
      busyLabel="Preparing..."
      onConfirm={async (password) => setSetUp(await callSecurity("set-up-app", { password }))}
      onClose={onClose}
    />
  );
}

function ScanDialog({ address, onClose, onDone }: { address: string; onClose: () => void; onDone: () => void }) {
  const form = useForm<CodeForm>({ resolver: zodResolver(codeForm), defaultValues: { code: "" } });
  const confirm = form.handleSubmit(async ({ code }) => {
    try {
      await callSecurity("confirm-app", { code });
      onDone();
    } catch (error) {
      showAuthError("security", error, ["code"], form.setError);
    }
  });
  const key = new URL(address).searchParams.get("secret") ?? "";
  return (
    <FormDialog
      title="Scan this with your app"
      description="Then enter the code that it shows."
      size="small"
      submitLabel="Turn On"
      busyLabel="Checking..."
      busy={form.formState.isSubmitting}
      onSubmit={confirm}
      onClose={onClose}
    >
      <QrCode text={address} label="Code for your authenticator app" className={styles.qr} />
      <p className={styles.meta}>
        On this device? <a href={address}>Open in your app</a>, or enter this key there:
        <span className={styles.key}>{key.match(/.{1,4}/g)?.join(" ")}</span>
      </p>
      <TextField
        label="Code"
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={20}
        {...fieldOf(form, "code")}
      />
    </FormDialog>
  );
}
