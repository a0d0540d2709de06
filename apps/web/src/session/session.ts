import {
  endSessionOnServer,
  fetchPerson,
  requestResetMail,
  type SecondStep,
  sendSecondStep,
  setNewPassword,
  signInWithEmail,
  signUpWithEmail,
} from "./auth-requests.ts";
import { fetchBootstrap, isBootstrapUnderWay } from "./bootstrap.ts";
import { sayFarewell } from "./leaving.ts";
import { askForPasskey } from "./passkeys.ts";
import type { Person } from "./person.ts";
import { forgetLastData, rememberSignedIn } from "./returning-visitor.ts";
import { sessionState } from "./session-state.ts";
import { forgetToken, getToken, keepToken } from "./token.ts";

const RETRY_MS = 2000;

let otherTabs: BroadcastChannel | null = null;
/** Counts the times that it was asked or told who is there: an answer to an earlier question comes too late. */
let news = 0;
let lastQuestion = { at: 0, settled: Promise.resolve() };

/** From now on this tab and the browser's others tell each other when someone signs in or out. */
export function joinOtherTabs(): void {
  if (otherTabs || typeof BroadcastChannel === "undefined") return;
  otherTabs = new BroadcastChannel("session");
  otherTabs.addEventListener("message", () => void askWhoIsThere());
}

/** Asks the server who is signed in, until it answers; where the document has asked for more already, takes that. */
export function beginSession(): Promise<void> {
  return isBootstrapUnderWay() ? loadSession() : askWhoIsThere();
}

/** As a page begins: who is signed in, and what their pages show. */
export async function loadSession(): Promise<void> {
  const begun = await fetchBootstrap();
  if (begun) adopt(begun.person, begun.token);
  else await askWhoIsThere();
}

function askWhoIsThere(): Promise<void> {
  news += 1;
  lastQuestion = { at: news, settled: untilAnswered(news) };
  return lastQuestion.settled;
}

/** Until the server has answered this question, or a later one. */
async function untilAnswered(at: number): Promise<void> {
  for (;;) {
    try {
      const person = await fetchPerson();
      if (at === news) return adopt(person);
      return lastQuestion.at > at ? lastQuestion.settled : undefined;
    } catch {
      if (sessionState.get().status === "loading") await openOffline();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** What is kept here is shown while the server can't be reached. */
async function openOffline(): Promise<void> {
  await import("./last-data.ts").then(({ showLastData }) => showLastData()).catch(() => {});
}

function adopt(person: Person | null, token: string | null = null): void {
  news += 1;
  if (token === null) forgetToken();
  else keepToken(token);
  rememberSignedIn(person !== null);
  sessionState.set(person ? { status: "signed-in", person } : { status: "signed-out", person: null });
}

/** Null where that signed in; else what has to come after the password. */
export async function signIn(email: string, password: string, rememberMe: boolean): Promise<SecondStep | null> {
  const secondStep = await signInWithEmail(email, password, rememberMe);
  if (!secondStep) await tellSignedIn();
  return secondStep;
}

export async function takeSecondStep(kind: "app-code" | "recovery-code", code: string): Promise<void> {
  await sendSecondStep(kind, code);
  await tellSignedIn();
}

/** After a password it is the second step, and `rememberMe` was said there. */
export async function signInWithPasskey(rememberMe?: boolean): Promise<void> {
  await askForPasskey(rememberMe);
  await tellSignedIn();
}

async function tellSignedIn(): Promise<void> {
  await loadSession();
  otherTabs?.postMessage("signed in");
}

/**
 * Creates the account. The page learns of it with `loadSession`, once the account is ready for use: until then the
 * sign-up page stays.
 */
export async function signUp(email: string, password: string): Promise<void> {
  await signUpWithEmail(email, password);
  forgetToken();
}

export async function signOut(): Promise<void> {
  const { person } = sessionState.get();
  const stay = person && sayFarewell(person.userId);
  await endSessionOnServer().catch((error) => {
    stay?.();
    throw error;
  });
  adopt(null);
  otherTabs?.postMessage("signed out");
}

/** The server refused even a fresh token. What the person typed stays where it is until they have signed in again. */
export function endSession(): void {
  const { status, person } = sessionState.get();
  if (status !== "signed-in") return;
  forgetLastData();
  sessionState.set({ status: "ended", person });
}

export function requestPasswordReset(email: string): Promise<void> {
  return requestResetMail(email);
}

export function resetPassword(token: string, password: string): Promise<void> {
  return setNewPassword(token, password);
}

/** Fetches a new token for the data calls at once. */
export async function refreshToken(): Promise<void> {
  await getToken({ refresh: true });
}
