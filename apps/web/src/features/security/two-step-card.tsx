import type { Security } from "@seven-figures/calls";
import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { PasswordDialog } from "#forms/password-dialog.tsx";
import { callSecurity } from "#session/security-requests.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import styles from "./security.module.css";
import { useSecurityChanged } from "./security-query.ts";
import { SetUpAppDialog } from "./set-up-app-dialog.tsx";

type Asking = "app" | "passkeys" | "codes" | "off" | null;

/** What is asked for after the password, for those who want that. */
export function TwoStepCard({ twoStep, hasPasskeys }: { twoStep: Security["twoStep"]; hasPasskeys: boolean }) {
  const [asking, setAsking] = useState<Asking>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const changed = useSecurityChanged();
  const close = () => setAsking(null);

  const showCodes = async (recoveryCodes: string[]) => {
    setAsking(null);
    setCodes(recoveryCodes);
    await changed();
  };
  const turnOff = async (password: string) => {
    await callSecurity("turn-off-two-step", { password });
    close();
    toast.success("Two-step sign-in is off.");
    await changed();
  };

  return (
    <Card
      title="Two-step sign-in"
      action={
        twoStep.isOn ? (
          <Badge tone="success" icon={<ShieldCheck size={16} strokeWidth={2} aria-hidden />}>
            On
          </Badge>
        ) : (
          <Badge>Off</Badge>
        )
      }
    >
      <p className={styles.text}>
        {twoStep.isOn ? (
          <>
            After your password you are asked for {meansOf(twoStep.hasApp, hasPasskeys)}.{" "}
            <b>{twoStep.recoveryCodesLeft} of 10 recovery codes</b> are left for a day without.
          </>
        ) : (
          "Turned on, your password alone lets nobody in: a code of an app on your phone, or a passkey, is asked for too."
        )}
      </p>
      <div className={styles.actions}>
        {!twoStep.hasApp && (
          <Button variant={twoStep.isOn ? "secondary" : "primary"} onClick={() => setAsking("app")}>
            Set Up an Authenticator App
          </Button>
        )}
        {!twoStep.isOn && hasPasskeys && <Button onClick={() => setAsking("passkeys")}>Use My Passkeys</Button>}
        {twoStep.isOn && (
          <>
            <Button onClick={() => setAsking("codes")}>New Recovery Codes</Button>
            <Button variant="danger" onClick={() => setAsking("off")}>
              Turn Off
            </Button>
          </>
        )}
      </div>
      {asking === "app" && (
        <SetUpAppDialog
          onClose={close}
          onDone={(recoveryCodes) => {
            toast.success("Two-step sign-in is on.");
            if (recoveryCodes) void showCodes(recoveryCodes);
            else {
              close();
              void changed();
            }
          }}
        />
      )}
      {asking === "passkeys" && (
        <PasswordDialog
          title="Ask for a passkey after the password?"
          description="You get recovery codes for a day without your devices."
          submitLabel="Turn On"
          busyLabel="Turning on..."
          onConfirm={async (password) => showCodes((await callSecurity("use-passkeys", { password })).recoveryCodes)}
          onClose={close}
        />
      )}
      {asking === "codes" && (
        <PasswordDialog
          title="Make new recovery codes?"
          description="The ones that you have now stop working."
          submitLabel="Make New Codes"
          busyLabel="Making..."
          onConfirm={async (password) =>
            showCodes((await callSecurity("new-recovery-codes", { password })).recoveryCodes)
          }
          onClose={close}
        />
      )}
      {asking === "off" && (
        <PasswordDialog
          title="Turn off two-step sign-in?"
          description="Your password is enough again. Your passkeys stay."
          submitLabel="Turn Off"
          busyLabel="Turning off..."
          tone="danger"
          onConfirm={turnOff}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

function meansOf(hasApp: boolean, hasPasskeys: boolean): string {
  if (hasApp && hasPasskeys) return "a code of your authenticator app or a passkey";
  return hasApp ? "a code of your authenticator app" : "a passkey";
}
