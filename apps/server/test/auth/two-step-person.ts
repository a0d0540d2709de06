import { appCodeAt } from "./app-code.ts";
import type { Browser, Reply } from "./browser.ts";
import { SoftPasskey } from "./soft-passkey.ts";

export const PASSWORD = "Secret1";

/** What someone who switched two-step sign-in on has at hand. */
interface TwoStep {
  /** By which an authenticator app shows its codes. */
  address: string;
  recoveryCodes: string[];
}

/** Signs someone up in a browser and switches two-step sign-in on, by an app that was set up a minute ago. */
export async function signUpWithApp(browser: Browser, email: string): Promise<TwoStep> {
  await browser.signUp(email, PASSWORD, { rememberMe: true });
  const { body } = await browser.post("/security/set-up-app", { password: PASSWORD });
  const address = String(body?.address);
  const confirmed = await browser.post("/security/confirm-app", { code: appCodeAt(address, Date.now()) });
  if (confirmed.status !== 200) throw new Error(`The app was not confirmed: ${JSON.stringify(confirmed.body)}`);
  return { address, recoveryCodes: body?.recoveryCodes as string[] };
}

/** Adds a passkey to who is signed in. */
export async function addPasskey(browser: Browser, passkey = new SoftPasskey(), name = "Key"): Promise<Reply> {
  const begun = await browser.post("/security/begin-passkey", { password: PASSWORD });
  if (begun.status !== 200) throw new Error(`No options: ${JSON.stringify(begun.body)}`);
  return browser.post("/security/add-passkey", { response: passkey.register(begun.body?.options), name });
}

/** Signs in with a passkey alone. */
export async function signInWith(passkey: SoftPasskey, browser: Browser, more: object = {}): Promise<Reply> {
  const { body } = await browser.post("/passkey/begin");
  return browser.post("/passkey/sign-in", { response: passkey.signIn(body?.options), ...more });
}
