import { zodResolver } from "@hookform/resolvers/zod";
import { type LoginForm as Fields, loginForm } from "@seven-figures/domain";
import { Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { fieldOf } from "#forms/field-of.ts";
import { showAuthError } from "#forms/show-auth-error.ts";
import { useAuth } from "#session/auth-provider.tsx";
import type { SecondStep } from "#session/auth-requests.ts";
import { isPasskeyKnownHere } from "#session/passkeys.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { classNames } from "#ui/class-names.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { PasswordField } from "#ui/password-field.tsx";
import textButton from "#ui/text-button.module.css";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./auth-card.module.css";
import { AuthForm } from "./auth-form.tsx";

const loadDialog = () => import("./forgot-password-dialog.tsx");
const ForgotPasswordDialog = lazyPart(async () => (await loadDialog()).ForgotPasswordDialog);
const PasskeySignIn = lazyPart(async () => (await import("./passkey-sign-in.tsx")).PasskeySignIn);

/** `onSecondStep`: the password was right, and the person wants more to be asked. */
export function LoginForm({ onSecondStep }: { onSecondStep: (step: SecondStep) => void }) {
  const { signIn } = useAuth();
  const [forgot, setForgot] = useState<"unasked" | "open" | "closed">("unasked");
  const form = useForm<Fields>({
    resolver: zodResolver(loginForm),
    mode: "onTouched",
    defaultValues: { email: "", password: "", rememberMe: false },
  });

  const submit = form.handleSubmit(async ({ email, password, rememberMe }) => {
    try {
      const secondStep = await signIn(email, password, rememberMe);
      if (secondStep) return onSecondStep(secondStep);
      toast.success("Welcome back! You've been logged in successfully.");
    } catch (error) {
      showAuthError("login", error, ["email", "password"], form.setError);
    }
  });

  return (
    <>
      <AuthForm
        submitLabel="Sign in"
        busyLabel="Signing in..."
        busy={form.formState.isSubmitting}
        onSubmit={submit}
        below={
          isPasskeyKnownHere() && (
            <Suspense>
              <PasskeySignIn rememberMe={() => form.getValues("rememberMe")} />
            </Suspense>
          )
        }
      >
        <TextField label="Email" type="email" required autoComplete="username" {...fieldOf(form, "email")} />
        <PasswordField label="Password" required autoComplete="current-password" {...fieldOf(form, "password")} />
        <div className={styles.between}>
          <CheckboxField label="Remember me" {...form.register("rememberMe")} />
          <button
            type="button"
            className={classNames(textButton.button, styles.textButton)}
            onPointerEnter={loadDialog}
            onFocus={loadDialog}
            onClick={() => setForgot("open")}
          >
            Forgot password?
          </button>
        </div>
      </AuthForm>
      {forgot !== "unasked" && (
        <Suspense>
          <ForgotPasswordDialog
            open={forgot === "open"}
            onClose={() => setForgot("closed")}
            knownEmail={form.getValues("email")}
          />
        </Suspense>
      )}
    </>
  );
}
