import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readCookie } from "./read-cookie.ts";

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Marks browsers in which someone has signed in to an account, so that strangers who try that account's password can't
 * keep its owner out. A mark opens nothing: whoever has it still needs the password, and only has attempts of their own.
 */
export interface KnownDevices {
  /** The id of the device that a request comes from, where that is known to the account of an e-mail. */
  find(request: Request, email: string): string | undefined;
  /** The `Set-Cookie` line that makes a browser known to the account of an e-mail. */
  mark(email: string): string;
}

export function createKnownDevices({ secret, secure }: { secret: string; secure: boolean }): KnownDevices {
  const key = createHmac("sha256", secret).update("known devices").digest();
  const sign = (email: string, id: string) => createHmac("sha256", key).update(`${id} ${email}`).digest("base64url");
  // A cookie for each account, under a name that does not tell which.
  const nameOf = (email: string) => {
    const account = createHmac("sha256", key).update(`name of ${email}`).digest("hex").slice(0, 16);
    return `${secure ? "__Host-" : ""}seven-figures.device-${account}`;
  };

  return {
    find(request, email) {
      const [id = "", signature = ""] = readCookie(request, nameOf(email))?.split(".") ?? [];
      return id !== "" && isSame(signature, sign(email, id)) ? id : undefined;
    },
    mark(email) {
      const id = randomBytes(12).toString("base64url");
      const value = `${id}.${sign(email, id)}`;
      const attributes = `Max-Age=${A_YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
      return `${nameOf(email)}=${value}; ${attributes}`;
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
