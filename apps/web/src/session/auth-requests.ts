import type { Person } from "./person.ts";

const AUTH_PATH = "/api/auth";

/** An auth request that failed: `code` is one of the specification's, whose sentences stand in the domain. */
export class AuthError extends Error {
  readonly code: string;

  constructor(code: string, message = code) {
    super(message);
    this.name = "AuthError";
    this.code = code;
  }
}

/** One request to `/api/auth`: a POST where it carries something. `keepalive`: sent to its end though the page is left. */
export async function authRequest(
  path: string,
  body?: Record<string, unknown>,
  { keepalive = false } = {},
): Promise<unknown> {
  const headers = { "Content-Type": "application/json" };
  const post = { method: "POST", headers, body: JSON.stringify(body), keepalive };
  const response = await fetch(`${AUTH_PATH}${path}`, body ? post : {}).catch(() => {
    throw new AuthError("network-request-failed");
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { code, message } = recordOf(answer);
  throw new AuthError(typeof code === "string" ? code : "internal", typeof message === "string" ? message : undefined);
}

/** The signed-in person, or null. */
export async function fetchPerson(): Promise<Person | null> {
  return personOf(recordOf(await authRequest("/get-session")).user);
}

/** A token for the data calls, or null where the session is over. A server in trouble is no end of the session. */
export async function fetchToken(): Promise<string | null> {
  try {
    const { token } = recordOf(await authRequest("/token"));
    return typeof token === "string" ? token : null;
  } catch (error) {
    if (error instanceof AuthError && error.code === "invalid-credential") return null;
    throw error;
  }
}

/** What comes after the password for those who want a second step, and which they have. */
export interface SecondStep {
  app: boolean;
  passkey: boolean;
}

/** Null where the password was enough, as it is for whoever did not ask for more. */
export async function signInWithEmail(
  email: string,
  password: string,
  rememberMe: boolean,
): Promise<SecondStep | null> {
  const { secondStep } = recordOf(await authRequest("/sign-in/email", { email, password, rememberMe }));
  if (secondStep === undefined) return null;
  const { app, passkey } = recordOf(secondStep);
  return { app: app === true, passkey: passkey === true };
}

/** The second step, with the code of an authenticator app or a recovery code. */
export async function sendSecondStep(kind: "app-code" | "recovery-code", code: string): Promise<void> {
  await authRequest(`/second-step/${kind}`, { code });
}

/** The account gets no name of its own yet: the profile's will do. */
export async function signUpWithEmail(email: string, password: string): Promise<void> {
  await authRequest("/sign-up/email", { email, password, name: "" });
}

export async function endSessionOnServer(): Promise<void> {
  await authRequest("/sign-out", {}, { keepalive: true });
}

export async function requestResetMail(email: string): Promise<void> {
  await authRequest("/request-password-reset", { email });
}

/** Whether a mail's link can still set a password; where the server can't be asked, setting one will tell. */
export async function isResetLinkGood(token: string): Promise<boolean> {
  try {
    return recordOf(await authRequest("/check-reset-link", { token })).valid !== false;
  } catch {
    return true;
  }
}

export async function setNewPassword(token: string, newPassword: string): Promise<void> {
  await authRequest("/reset-password", { token, newPassword });
}

/** An account as the server tells of it; null for anything else. */
export function personOf(user: unknown): Person | null {
  const { id, name, email, sampleUntil } = recordOf(user);
  if (typeof id !== "string" || typeof email !== "string") return null;
  const person: Person = { userId: id, name: typeof name === "string" ? name : "", email };
  if (sampleUntil) person.sampleUntil = String(sampleUntil);
  return person;
}

/** What a server sent, to be looked into. */
export function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
