import * as z from "zod/mini";
import { MAX_ADDRESS, NO_ADDRESS, SIMPLE_ADDRESS } from "../email-address.ts";
import { MIN_PASSWORD } from "../limits.ts";

const TOO_SHORT = `Password must be at least ${MIN_PASSWORD} characters`;
const MAX_PASSWORD = 128;

export const emailRule = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "Email is required"),
    z.maxLength(MAX_ADDRESS, NO_ADDRESS),
    z.regex(SIMPLE_ADDRESS, NO_ADDRESS),
  );

/** What a sign-in takes. */
export const passwordRule = z
  .string()
  .check(z.minLength(1, "Password is required"), z.minLength(MIN_PASSWORD, TOO_SHORT));

/** What a new password takes: at least 6 characters with a lowercase letter, an uppercase letter and a number. */
export const newPasswordRule = z
  .string()
  .check(
    z.minLength(1, "Password is required"),
    z.minLength(MIN_PASSWORD, TOO_SHORT),
    z.maxLength(MAX_PASSWORD, `Password cannot be longer than ${MAX_PASSWORD} characters`),
    z.regex(/[a-z]/, "Password must contain at least one lowercase letter"),
    z.regex(/[A-Z]/, "Password must contain at least one uppercase letter"),
    z.regex(/\d/, "Password must contain at least one number"),
  );

export const loginForm = z.object({ email: emailRule, password: passwordRule, rememberMe: z.boolean() });
export type LoginForm = z.infer<typeof loginForm>;

const confirmRule = z.string().check(z.minLength(1, "Please confirm your password"));
/** That the confirmation says what the field of that name says. */
const confirms = <Name extends string>(name: Name) =>
  z.check<Record<Name | "confirmPassword", string>>(
    ({ value, issues }) => {
      if (!value?.confirmPassword || value[name] === value.confirmPassword) return;
      issues.push({ code: "custom", path: ["confirmPassword"], message: "Passwords do not match", input: value });
    },
    { when: () => true },
  );

export const signupForm = z
  .object({
    email: emailRule,
    password: newPasswordRule,
    confirmPassword: confirmRule,
    agreeToTerms: z
      .boolean()
      .check(
        z.refine((agreed) => agreed, "You must agree to the Terms of Service and Privacy Policy to create an account"),
      ),
  })
  .check(confirms("password"));
export type SignupForm = z.infer<typeof signupForm>;

export const forgotPasswordForm = z.object({ email: emailRule });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordForm>;

export const resetPasswordForm = z
  .object({ password: newPasswordRule, confirmPassword: confirmRule })
  .check(confirms("password"));
export type ResetPasswordForm = z.infer<typeof resetPasswordForm>;

/** The password of an account, whatever its shape. */
const ownPasswordRule = z.string().check(z.minLength(1, "Password is required"));

/** What opens or closes a way to sign in, or ends the account: the password once more. */
export const passwordForm = z.object({ password: ownPasswordRule });
export type PasswordForm = z.infer<typeof passwordForm>;

export const changeEmailForm = z.object({ email: emailRule, password: ownPasswordRule });
export type ChangeEmailForm = z.infer<typeof changeEmailForm>;

export const changePasswordForm = z
  .object({ password: ownPasswordRule, newPassword: newPasswordRule, confirmPassword: confirmRule })
  .check(confirms("newPassword"));
export type ChangePasswordForm = z.infer<typeof changePasswordForm>;

/** The code of an authenticator app, or a recovery code. */
export const codeForm = z.object({ code: z.string().check(z.trim(), z.minLength(1, "Code is required")) });
export type CodeForm = z.infer<typeof codeForm>;
