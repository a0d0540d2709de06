import { AuthError, authRequest, recordOf } from "./auth-requests.ts";

const KEY = "passkey";

/** The person closed the browser's own question, or let it stand: nothing went wrong. */
export class PasskeyDismissed extends Error {}

/** Whether this browser knows passkeys at all. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

/** Whether a passkey was made or used here before: only then does the sign-in offer it. */
export function isPasskeyKnownHere(): boolean {
  try {
    return canUsePasskeys() && localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

export function rememberPasskey(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // Without storage the sign-in does not offer it by itself.
  }
}

/** Has the person pick a passkey, and signs in with it. Throws {@link PasskeyDismissed} where they don't. */
export async function askForPasskey(rememberMe: boolean | undefined): Promise<void> {
  const { options } = recordOf(await authRequest("/passkey/begin", {}));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const response = jsonOf(await dismissable(navigator.credentials.get({ publicKey })));
  await authRequest("/passkey/sign-in", { response, ...(rememberMe === undefined ? {} : { rememberMe }) });
  rememberPasskey();
}

/** Has the browser make a passkey by what the server says; what is to be sent back. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return jsonOf(await dismissable(navigator.credentials.create({ publicKey })));
}

async function dismissable(asked: Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof DOMException && error.name === "NotAllowedError") throw new PasskeyDismissed();
    throw new AuthError("passkey-not-accepted");
  }
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyDismissed();
  return credential.toJSON();
}
