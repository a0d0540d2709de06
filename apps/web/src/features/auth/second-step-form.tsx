import { zodResolver } from "@hookform/resolvers/zod";
import { type CodeForm, codeForm } from "@seven-figures/domain";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { showAuthError } from "#forms/show-auth-error.ts";
import { useAuth } from "#session/auth-provider.tsx";
import type { SecondStep } from "#session/auth-requests.ts";
import { canUsePasskeys } from "#session/passkeys.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import textButton from "#ui/text-button.module.css";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./auth-card.module.css";
import { AuthCard } from "./auth-card.tsx";
import { AuthForm } from "./auth-form.tsx";

type Way = "passkey" | "app-code" | "recovery-code";

const INTRO: Record<Way, string> = {
  passkey: "Confirm with your passkey that it is you.",
  "app-code": "Enter the code that your authenticator app shows for Seven Figures.",
  "recovery-code": "Enter one of the recovery codes that you kept. Each works once.",
};

/** What comes after the password for those who switched two-step sign-in on. `onStartOver`: back to the password. */
export function SecondStepForm({ step, onStartOver }: { step: SecondStep; onStartOver: () => void }) {
  const ways: Way[] = [
    ...(step.app ? (["app-code"] as const) : []),
    ...(step.passkey && canUsePasskeys() ? (["passkey"] as const) : []),
    "recovery-code",
  ];
  const [way, setWay] = useState<Way>(ways[0] ?? "recovery-code");
  const fail = (code: string) => {
    if (code === "step-ended") onStartOver();
  };
  return (
    <AuthCard
      title="One more step"
      intro={INTRO[way]}
      foot={
        <button type="button" className={classNames(textButton.button, styles.textButton)} onClick={onStartOver}>
          Back to sign in
        </button>
      }
    >
      {way === "passkey" ? <PasskeyStep onFail={fail} /> : <CodeStep key={way} kind={way} onFail={fail} />}
      <div className={styles.ways}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <button
              key={other}
              type="button"
              className={classNames(textButton.button, styles.textButton)}
              onClick={() => setWay(other)}
            >
              {OFFER[other]}
            </button>
          ))}
      </div>
    </AuthCard>
  );
}

const OFFER: Record<Way, string> = {
  passkey: "Use a passkey",
  "app-code": "Use my authenticator app",
  "recovery-code": "Use a recovery code",
};

function CodeStep({ kind, onFail }: { kind: "app-code" | "recovery-code"; onFail: (code: string) => void }) {
  const { takeSecondStep } = useAuth();
  const form = useForm<CodeForm>({ resolver: zodResolver(codeForm), defaultValues: { code: "" } });
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await takeSecondStep(kind, code);
      toast.success("Welcome back! You've been logged in successfully.");
    } catch (error) {
      onFail(showAuthError("secondStep", error, ["code"], form.setError));
    }
  });
  const isApp = kind === "app-code";
  return (
    <AuthForm submitLabel="Sign in" busyLabel="Signing in..." busy={form.formState.isSubmitting} onSubmit={submit}>
      <TextField
        label={isApp ? "Code" : "Recovery code"}
        required
        // The step has taken the place of the password, whose field had the focus
        autoFocus
        autoComplete={isApp ? "one-time-code" : "off"}
        inputMode={isApp ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...fieldOf(form, "code")}
      />
    </AuthForm>
  );
}

function PasskeyStep({ onFail }: { onFail: (code: string) => void }) {
  const { signInWithPasskey } = useAuth();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await signInWithPasskey();
      toast.success("Welcome back! You've been logged in successfully.");
    } catch (error) {
      onFail(showAuthError("secondStep", error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.form}>
      <Button
        variant="primary"
        className={styles.submit}
        icon={<KeyRound strokeWidth={1.75} aria-hidden />}
        busy={busy}
        busyLabel="Waiting for your passkey..."
        // The step has taken the place of the password, whose field had the focus
        autoFocus
        onClick={confirm}
      >
        Use my passkey
      </Button>
    </div>
  );
}
