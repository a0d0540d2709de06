/**
 * What can go wrong with an account, and the sentence that says so: section 8 of the specification, and our own for
 * what it does not have (a second step, the security page). The server answers with the code, the web shows the
 * sentence in its place.
 */
export type AccountErrorCode =
  | "user-not-found"
  | "wrong-password"
  | "invalid-credential"
  | "invalid-email"
  | "user-disabled"
  | "too-many-requests"
  | "network-request-failed"
  | "missing-password"
  | "weak-password"
  | "email-already-in-use"
  | "operation-not-allowed"
  | "invalid-code"
  | "passkey-not-accepted"
  | "step-ended"
  | "last-second-step"
  | "same-email"
  | "internal";

/**
 * What the person was doing. `newPassword` is the page that a reset mail's link opens, `secondStep` what comes after
 * the password for those who want it, `security` the page of that name and what its mails' links open.
 */
export type AccountFlow = "login" | "signup" | "reset" | "newPassword" | "secondStep" | "security";

interface AccountError {
  message: string;
  /** Under the field of that name, or as a toast. */
  where: "email" | "password" | "code" | "toast";
}

const WRONG_CREDENTIALS = "Invalid email or password. Please check your credentials and try again.";
const INVALID_EMAIL = "Please enter a valid email address.";
const NETWORK = "Network error. Please check your internet connection and try again.";
const TOO_MANY = "Too many requests. Please wait a few minutes before trying again.";
const UNEXPECTED = "An unexpected error occurred. Please try again later.";
const WEAK_NEW_PASSWORD = "Password should be at least 6 characters long with a mix of letters, numbers, and symbols.";
const INVALID_CODE = "That code is not right. Please try again.";
const MISSING_PASSWORD = "Password is required. Please enter your password.";

/** The catalogue. Whatever code a flow does not list counts as its `internal`. */
export const ACCOUNT_ERRORS = {
  login: {
    "user-not-found": { message: WRONG_CREDENTIALS, where: "email" },
    "wrong-password": { message: WRONG_CREDENTIALS, where: "password" },
    "invalid-credential": { message: WRONG_CREDENTIALS, where: "toast" },
    "invalid-email": { message: INVALID_EMAIL, where: "email" },
    "user-disabled": {
      message: "This account has been disabled. Please contact support for assistance.",
      where: "toast",
    },
    "too-many-requests": {
      message: "Too many failed login attempts. Please wait a few minutes before trying again.",
      where: "toast",
    },
    "network-request-failed": { message: NETWORK, where: "toast" },
    "missing-password": { message: MISSING_PASSWORD, where: "password" },
    "weak-password": { message: "Password should be at least 6 characters long.", where: "password" },
    internal: { message: UNEXPECTED, where: "toast" },
  },
  signup: {
    "email-already-in-use": {
      message: "An account with this email already exists. Please try logging in instead.",
      where: "email",
    },
    "invalid-email": { message: INVALID_EMAIL, where: "email" },
    "operation-not-allowed": {
      message: "Email/password accounts are not enabled. Please contact support.",
      where: "toast",
    },
    "weak-password": { message: WEAK_NEW_PASSWORD, where: "password" },
    "network-request-failed": { message: NETWORK, where: "toast" },
    "too-many-requests": { message: TOO_MANY, where: "toast" },
    internal: { message: UNEXPECTED, where: "toast" },
  },
  reset: {
    "user-not-found": { message: "No account found with this email address.", where: "email" },
    "invalid-email": { message: INVALID_EMAIL, where: "email" },
    "too-many-requests": { message: TOO_MANY, where: "toast" },
    internal: { message: "An error occurred. Please try again.", where: "toast" },
  },
  newPassword: {
    "invalid-credential": {
      message: "This link is no longer valid. Please request a new password reset email.",
      where: "toast",
    },
    "missing-password": { message: MISSING_PASSWORD, where: "password" },
    "weak-password": { message: WEAK_NEW_PASSWORD, where: "password" },
    "too-many-requests": { message: TOO_MANY, where: "toast" },
    internal: { message: "An error occurred. Please try again.", where: "toast" },
  },
  secondStep: {
    "invalid-code": { message: INVALID_CODE, where: "code" },
    "passkey-not-accepted": { message: "That passkey was not accepted. Please try another way.", where: "toast" },
    "step-ended": { message: "This took too long. Please enter your password again.", where: "toast" },
    "too-many-requests": { message: TOO_MANY, where: "toast" },
    "network-request-failed": { message: NETWORK, where: "toast" },
    internal: { message: UNEXPECTED, where: "toast" },
  },
  security: {
    "wrong-password": { message: "The password is not right.", where: "password" },
    "missing-password": { message: MISSING_PASSWORD, where: "password" },
    "weak-password": { message: WEAK_NEW_PASSWORD, where: "password" },
    "invalid-email": { message: INVALID_EMAIL, where: "email" },
    "same-email": { message: "This is the email that you have already.", where: "email" },
    "email-already-in-use": { message: "Another account uses this email.", where: "email" },
    "invalid-code": { message: INVALID_CODE, where: "code" },
    "passkey-not-accepted": { message: "The passkey could not be added. Please try again.", where: "toast" },
    "last-second-step": {
      message: "Two-step sign-in needs this passkey. Turn it off first, or add another passkey.",
      where: "toast",
    },
    "step-ended": { message: "This link can't be used any more. Ask for a new one under Security.", where: "toast" },
    "invalid-credential": { message: "You are not signed in any more.", where: "toast" },
    "too-many-requests": { message: TOO_MANY, where: "toast" },
    "network-request-failed": { message: NETWORK, where: "toast" },
    internal: { message: "An error occurred. Please try again.", where: "toast" },
  },
} as const satisfies Record<AccountFlow, Partial<Record<AccountErrorCode, AccountError>>>;

/** The entry of the catalogue for a code; one that is unknown there counts as `internal`. */
export function findAccountError(flow: AccountFlow, code: string): AccountError {
  const errors: Partial<Record<string, AccountError>> = ACCOUNT_ERRORS[flow];
  return Object.hasOwn(errors, code) ? (errors[code] ?? ACCOUNT_ERRORS[flow].internal) : ACCOUNT_ERRORS[flow].internal;
}

/** What to show and where: the catalogue's entry; a toast of the sign-up reads 'Registration failed: {message}'. */
export function describeAccountError(flow: AccountFlow, code: string): AccountError {
  const error = findAccountError(flow, code);
  if (flow !== "signup" || error.where !== "toast") return error;
  return { ...error, message: `Registration failed: ${error.message}` };
}
