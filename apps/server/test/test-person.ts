import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { httpsCallable } from "@firebase/functions";
import type { CallName, CallPayload, CallResult } from "@seven-figures/calls";
import { withOfficialClient } from "./official-client.ts";

const SERVICE_UNAVAILABLE = 503;

/** Which functions were called through the official client. */
export const calledFunctions = new Set<string>();

/** Someone signed in at a server, who makes calls through the unmodified official client. */
export class TestPerson {
  readonly url: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
  token: string;
  readonly #origin: string;
  #cookie: string;

  private constructor(
    url: string,
    account: { userId: string; email: string; password: string; token: string },
    { origin, cookie }: { origin: string; cookie: string },
  ) {
    this.url = url;
    this.userId = account.userId;
    this.email = account.email;
    this.password = account.password;
    this.token = account.token;
    this.#origin = origin;
    this.#cookie = cookie;
  }

  static async signUp(url: string, name = "Sam Rivera", origin = url): Promise<TestPerson> {
    const password = "Secret-1a";
    const { response, email } = await signedUp(url, { name, password, origin });
    const { user } = (await response.json()) as { user: { id: string } };
    const cookie = cookieOf(response);
    const token = await tokenOf(url, cookie);
    return new TestPerson(url, { userId: user.id, email, password, token }, { origin, cookie });
  }

  /** A sample person, made for a visit: without a password. */
  static async lookAround(url: string, origin = url): Promise<TestPerson> {
    const response = await fetch(`${url}/api/auth/sample/begin`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin, "X-Forwarded-For": someAddress() },
      body: "{}",
    });
    const { user } = (await response.json()) as { user: { id: string; email: string } };
    const cookie = cookieOf(response);
    const token = await tokenOf(url, cookie);
    return new TestPerson(url, { userId: user.id, email: user.email, password: "", token }, { origin, cookie });
  }

  /** The session's, as a browser sends it. */
  get cookie(): string {
    return this.#cookie;
  }

  /** Fetches a new token, as the web does before the one that it has runs out. */
  async renewToken(): Promise<void> {
    this.token = await tokenOf(this.url, this.#cookie);
  }

  /** The same person at another server of the same database. */
  at(url: string): TestPerson {
    return new TestPerson(url, this, { origin: this.#origin, cookie: this.#cookie });
  }

  /** Posts to `/api/auth` as a page of the server does, and keeps the session that it may get. */
  async postAuth(path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.url}/api/auth${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: this.#origin, Cookie: this.#cookie },
      body: JSON.stringify(body),
    });
    const cookie = cookieOf(response);
    if (/session_token=[^;]/.test(cookie)) {
      this.#cookie = cookie;
      this.token = await tokenOf(this.url, cookie);
    }
    return (await response.json()) as Record<string, unknown>;
  }

  async call<Name extends CallName>(name: Name, payload: CallPayload<Name>): Promise<CallResult<Name>> {
    return this.callAnything(name, payload) as Promise<CallResult<Name>>;
  }

  /** As `call`, whatever the name and payload are. */
  async callAnything(name: string, payload: unknown): Promise<unknown> {
    calledFunctions.add(name);
    const { data } = await withOfficialClient(this.url, this.token, (functions) =>
      httpsCallable(functions, name)(payload),
    );
    return data;
  }

  /** Makes a call that streams: its pieces and its result. */
  async stream(name: string, payload: unknown): Promise<{ pieces: unknown[]; result: unknown }> {
    return withOfficialClient(this.url, this.token, async (functions) => {
      const { stream, data } = await httpsCallable(functions, name).stream(payload);
      // Errors come by both ways: whoever waits for one of them must not leave the other unheard.
      data.catch(() => {});
      const pieces: unknown[] = [];
      for await (const piece of stream) pieces.push(piece);
      return { pieces, result: await data };
    });
  }
}

/**
 * Signs up, which is where most tests begin and what few are about: a server that says that it can't serve now, as it
 * does where the machine stood still for seconds, is asked again.
 */
async function signedUp(url: string, { origin, ...account }: { name: string; password: string; origin: string }) {
  const lastTryAt = Date.now() + 20_000;
  for (;;) {
    const email = `${randomUUID()}@example.com`;
    const response = await fetch(`${url}/api/auth/sign-up/email`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: origin, "X-Forwarded-For": someAddress() },
      body: JSON.stringify({ email, ...account }),
    });
    if (response.ok) return { response, email };
    const refused = `signing up: ${response.status} ${await response.text()}`;
    if (response.status !== SERVICE_UNAVAILABLE || Date.now() > lastTryAt) throw new Error(refused);
    await setTimeout(500);
  }
}

/** Counts where the server trusts its proxy: everyone signs up from an address of their own then. */
function someAddress(): string {
  return `10.${randomBytes(3).join(".")}`;
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function tokenOf(url: string, cookie: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token`, { headers: { Cookie: cookie } });
  return ((await answer.json()) as { token: string }).token;
}
