import { zodResolver } from "@hookform/resolvers/zod";
import { type SignupForm as Fields, PRODUCT_NAME, signupForm } from "@seven-figures/domain";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { paths } from "#config/paths.ts";
import { fieldOf } from "#forms/field-of.ts";
import { NewPasswordFields } from "#forms/new-password-fields.tsx";
import { showAuthError } from "#forms/show-auth-error.ts";
import { Link } from "#routing/link.tsx";
import { useNavigate } from "#routing/routing.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import { AuthForm } from "./auth-form.tsx";
import { prepareAccount } from "./prepare-account.ts";

interface SignupFormProps {
  /** Makes the account in another way than usual; false where nothing came of it and the person was told. */
  create?: (email: string, password: string) => Promise<unknown>;
  /** More to choose, above the terms. */
  children?: ReactNode;
}

export function SignupForm({ create, children }: SignupFormProps) {
  const { signUp, loadSession } = useAuth();
  const navigate = useNavigate();
  const form = useForm<Fields>({
    resolver: zodResolver(signupForm),
    mode: "onTouched",
    defaultValues: { email: "", password: "", confirmPassword: "", agreeToTerms: false },
  });

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      if ((await (create ?? signUp)(email, password)) === false) return;
    } catch (error) {
      showAuthError("signup", error, ["email", "password"], form.setError);
      return;
    }
    await prepareAccount();
    await loadSession();
    toast.success(`Welcome to ${PRODUCT_NAME}! Your account has been created.`);
    await navigate(paths.onboarding, { replace: true });
  });

  return (
    <AuthForm
      submitLabel="Create account"
      busyLabel="Creating account..."
      busy={form.formState.isSubmitting}
      onSubmit={submit}
    >
      <TextField label="Email" type="email" required autoComplete="username" {...fieldOf(form, "email")} />
      <NewPasswordFields
        label="Password"
        password={fieldOf(form, "password")}
        confirmation={fieldOf(form, "confirmPassword")}
      />
      {children}
      <CheckboxField
        required
        label={
          <>
            I agree to the{" "}
            <Link to={paths.terms} target="_blank">
              Terms of Service
            </Link>{" "}
            and{" "}
            <Link to={paths.privacy} target="_blank">
              Privacy Policy
            </Link>
          </>
        }
        {...fieldOf(form, "agreeToTerms")}
      />
    </AuthForm>
  );
}
