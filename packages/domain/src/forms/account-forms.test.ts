import { describe, expect, test } from "vitest";
import { formErrors } from "../../testing/form-errors.ts";
import { check } from "../field-rules.ts";
import {
  changeEmailForm,
  changePasswordForm,
  codeForm,
  emailRule,
  forgotPasswordForm,
  loginForm,
  passwordForm,
  resetPasswordForm,
  signupForm,
} from "./account-forms.ts";

describe("e-mail", () => {
  test.each(["", "   "])("%j is required", (email) => {
    expect(formErrors(forgotPasswordForm, { email })).toEqual({ email: "Email is required" });
  });

  test.each(["ann", "ann@", "@example.com", "ann@example", "ann@@example.com", "a b@example.com", "ann@exa mple.com"])(
    "%j has no address's shape",
    (email) => {
      expect(formErrors(forgotPasswordForm, { email })).toEqual({ email: "Please enter a valid email address" });
    },
  );

  test("200 characters at most", () => {
    expect(formErrors(forgotPasswordForm, { email: `${"a".repeat(190)}@example.com` })).toEqual({
      email: "Please enter a valid email address",
    });
  });

  test("surrounding blanks are dropped", () => {
    expect(check(emailRule, " ann@example.com ")).toEqual({ value: "ann@example.com" });
  });
});

describe("login", () => {
  const login = { email: "ann@example.com", password: "secret", rememberMe: false };

  test("six characters of any kind will do", () => {
    expect(formErrors(loginForm, login)).toEqual({});
  });

  test("without a password", () => {
    expect(formErrors(loginForm, { ...login, password: "" })).toEqual({ password: "Password is required" });
  });

  test("with a short one", () => {
    expect(formErrors(loginForm, { ...login, password: "12345" })).toEqual({
      password: "Password must be at least 6 characters",
    });
  });
});

describe("signup", () => {
  const signup = { email: "ann@example.com", password: "Secret1", confirmPassword: "Secret1", agreeToTerms: true };

  test("all in order", () => {
    expect(formErrors(signupForm, signup)).toEqual({});
  });

  test.each([
    ["", "Password is required"],
    ["Ab1", "Password must be at least 6 characters"],
    ["SECRET1", "Password must contain at least one lowercase letter"],
    ["secret1", "Password must contain at least one uppercase letter"],
    ["Secrets", "Password must contain at least one number"],
    [`Secret1${"x".repeat(130)}`, "Password cannot be longer than 128 characters"],
  ])("the password %j", (password, message) => {
    expect(formErrors(signupForm, { ...signup, password, confirmPassword: password }).password).toBe(message);
  });

  test("not confirmed, or confirmed with another", () => {
    expect(formErrors(signupForm, { ...signup, confirmPassword: "" })).toEqual({
      confirmPassword: "Please confirm your password",
    });
    expect(formErrors(signupForm, { ...signup, confirmPassword: "Secret2" })).toEqual({
      confirmPassword: "Passwords do not match",
    });
  });

  test("without agreeing to the terms", () => {
    expect(formErrors(signupForm, { ...signup, agreeToTerms: false })).toEqual({
      agreeToTerms: "You must agree to the Terms of Service and Privacy Policy to create an account",
    });
  });

  test("all that is wrong shows at once", () => {
    expect(formErrors(signupForm, { email: "x", password: "y", confirmPassword: "z", agreeToTerms: false })).toEqual({
      email: "Please enter a valid email address",
      password: "Password must be at least 6 characters",
      confirmPassword: "Passwords do not match",
      agreeToTerms: "You must agree to the Terms of Service and Privacy Policy to create an account",
    });
  });
});

test("a reset takes what a signup takes", () => {
  expect(formErrors(resetPasswordForm, { password: "Secret1", confirmPassword: "Secret1" })).toEqual({});
  expect(formErrors(resetPasswordForm, { password: "secret", confirmPassword: "other" })).toEqual({
    password: "Password must contain at least one uppercase letter",
    confirmPassword: "Passwords do not match",
  });
});

test("what is changed under Security takes the password of the account, of any shape", () => {
  expect(formErrors(passwordForm, { password: "x" })).toEqual({});
  expect(formErrors(passwordForm, { password: "" })).toEqual({ password: "Password is required" });
  expect(formErrors(changeEmailForm, { email: "x", password: "" })).toEqual({
    email: "Please enter a valid email address",
    password: "Password is required",
  });
});

test("a new password there takes what a signup takes", () => {
  const form = { password: "old", newPassword: "Secret1", confirmPassword: "Secret1" };
  expect(formErrors(changePasswordForm, form)).toEqual({});
  expect(formErrors(changePasswordForm, { ...form, newPassword: "secret1", confirmPassword: "Secret1" })).toEqual({
    newPassword: "Password must contain at least one uppercase letter",
    confirmPassword: "Passwords do not match",
  });
});

test("a code must be there", () => {
  expect(formErrors(codeForm, { code: " " })).toEqual({ code: "Code is required" });
  expect(check(codeForm, { code: " 123 456 " })).toEqual({ value: { code: "123 456" } });
});
