import { zodResolver } from "@hookform/resolvers/zod";
import { type SignupForm as Fields, PRODUCT_NAME, signupForm } from "@seven-figures/domain";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { paths } from "#config/paths.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { keepFieldFocus } from "#ui/keep-field-focus.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./auth-card.module.css";
import { prepareAccount } from "./prepare-account.ts";
import { showAccountError } from "./show-account-error.ts";

export function SignupForm() {
  const { signUp, loadSession } = useAuth();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(signupForm),
    mode: "onTouched",
    defaultValues: { email: "", password: "", confirmPassword: "", agreeToTerms: false },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await signUp(email, password);
    } catch (error) {
      return showAccountError("signup", error, setError);
    }
    await prepareAccount();
    await loadSession();
    toast.success(`Welcome to ${PRODUCT_NAME}! Your account has been created.`);
    await navigate(paths.onboarding, { replace: true });
  });

  return (
    <form className={styles.form} onSubmit={submit} onMouseDown={keepFieldFocus} noValidate>
      <TextField
        label="Email"
        type="email"
        required
        autoComplete="username"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        help="At least 6 characters with a lowercase letter, an uppercase letter and a number."
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Confirm Password"
        required
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
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
        error={errors.agreeToTerms?.message}
        {...register("agreeToTerms")}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.submit}
        busy={isSubmitting}
        busyLabel="Creating account..."
      >
        Create account
      </Button>
    </form>
  );
}
