import type { Auth } from "../../src/auth/auth.ts";

export interface Reply {
  status: number;
  body: Record<string, unknown> | null;
  headers: Headers;
  /** The `Set-Cookie` lines. */
  setCookies: string[];
}

interface BrowserOptions {
  origin?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** Talks to authentication as a browser does: keeps cookies, says where it comes from. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #auth: Auth;
  readonly #origin: string;
  readonly #address: string;
  readonly #headers: Record<string, string>;

  constructor(auth: Auth, options: BrowserOptions = {}) {
    this.#auth = auth;
    this.#origin = options.origin ?? "http://localhost:3102";
    this.#address = options.address ?? "127.0.0.1";
    this.#headers = options.headers ?? {};
  }

  get(path: string): Promise<Reply> {
    return this.#send("GET", path, undefined);
  }

  post(path: string, body: object = {}): Promise<Reply> {
    return this.#send("POST", path, body);
  }

  signUp(email: string, password: string, more: object = {}): Promise<Reply> {
    return this.post("/sign-up/email", { email, password, ...more });
  }

  signIn(email: string, password: string, more: object = {}): Promise<Reply> {
    return this.post("/sign-in/email", { email, password, ...more });
  }

  /** A fresh Bearer token; the test fails where there is none. */
  async token(): Promise<string> {
    const { status, body } = await this.get("/token");
    if (typeof body?.token !== "string") throw new Error(`No token: ${status} ${JSON.stringify(body)}`);
    return body.token;
  }

  /** The id of who is signed in here; the test fails where nobody is. */
  async userId(): Promise<string> {
    const { body } = await this.get("/get-session");
    const user = body?.user;
    if (typeof user !== "object" || user === null || !("id" in user)) throw new Error("Nobody is signed in.");
    return String(user.id);
  }

  async #send(method: string, path: string, body: object | undefined): Promise<Reply> {
    const headers = new Headers({ Origin: this.#origin, ...this.#headers });
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie) headers.set("Cookie", cookie);
    if (body) headers.set("Content-Type", "application/json");
    const request = new Request(`http://localhost:3102/api/auth${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const response = await this.#auth.handle(request, this.#address);
    const setCookies = response.headers.getSetCookie();
    this.#keep(setCookies);
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers, setCookies };
  }

  #keep(setCookies: string[]): void {
    for (const line of setCookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (/max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
