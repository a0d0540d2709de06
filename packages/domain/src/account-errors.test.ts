import { expect, test } from "vitest";
import { ACCOUNT_ERRORS, type AccountFlow, describeAccountError, findAccountError } from "./account-errors.ts";

const CREDENTIALS = "Invalid email or password. Please check your credentials and try again.";
const NETWORK = "Network error. Please check your internet connection and try again.";

test.each([
  ["login", "user-not-found", "email", CREDENTIALS],
  ["login", "wrong-password", "password", CREDENTIALS],
  ["login", "invalid-credential", "toast", CREDENTIALS],
  ["login", "invalid-email", "email", "Please enter a valid email address."],
  ["login", "user-disabled", "toast", "This account has been disabled. Please contact support for assistance."],
  [
    "login",
    "too-many-requests",
    "toast",
    "Too many failed login attempts. Please wait a few minutes before trying again.",
  ],
  ["login", "network-request-failed", "toast", NETWORK],
  ["login", "missing-password", "password", "Password is required. Please enter your password."],
  ["login", "weak-password", "password", "Password should be at least 6 characters long."],
  ["login", "anything-else", "toast", "An unexpected error occurred. Please try again later."],
  [
    "signup",
    "email-already-in-use",
    "email",
    "An account with this email already exists. Please try logging in instead.",
  ],
  ["signup", "invalid-email", "email", "Please enter a valid email address."],
  [
    "signup",
    "operation-not-allowed",
    "toast",
    "Registration failed: Email/password accounts are not enabled. Please contact support.",
  ],
  [
    "signup",
    "weak-password",
    "password",
    "Password should be at least 6 characters long with a mix of letters, numbers, and symbols.",
  ],
  ["signup", "network-request-failed", "toast", `Registration failed: ${NETWORK}`],
  [
    "signup",
    "too-many-requests",
    "toast",
    "Registration failed: Too many requests. Please wait a few minutes before trying again.",
  ],
  ["signup", "anything-else", "toast", "Registration failed: An unexpected error occurred. Please try again later."],
  ["reset", "user-not-found", "email", "No account found with this email address."],
  ["reset", "invalid-email", "email", "Please enter a valid email address."],
  ["reset", "too-many-requests", "toast", "Too many requests. Please wait a few minutes before trying again."],
  ["reset", "anything-else", "toast", "An error occurred. Please try again."],
] as const)("%s shows %s in its place (%s)", (flow, code, where, message) => {
  expect(describeAccountError(flow, code)).toEqual({ message, where });
});

test("every sentence of the sign-up that shows as a toast starts with 'Registration failed'", () => {
  for (const [code, error] of Object.entries(ACCOUNT_ERRORS.signup)) {
    const shown = describeAccountError("signup", code).message;
    expect(shown).toBe(error.where === "toast" ? `Registration failed: ${error.message}` : error.message);
  }
});

test.each(["login", "signup", "reset", "newPassword"] satisfies AccountFlow[])(
  "names that every object has are no codes of %s",
  (flow) => {
    expect(findAccountError(flow, "toString")).toEqual(ACCOUNT_ERRORS[flow].internal);
    expect(findAccountError(flow, "__proto__")).toEqual(ACCOUNT_ERRORS[flow].internal);
  },
);
