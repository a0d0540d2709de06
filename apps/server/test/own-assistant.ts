import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import type { TestPerson } from "./test-person.ts";

const REDIRECT = "http://127.0.0.1:33418/callback";

/** What an assistant keeps of its sign-in, as the official client asks for it. */
class Kept implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT;
  readonly #name: string;
  client: OAuthClientInformationMixed | undefined;
  held: OAuthTokens | undefined;
  verifier = "";
  asked: URL | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  get clientMetadata() {
    return {
      client_name: this.#name,
      redirect_uris: [REDIRECT],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    };
  }
  clientInformation() {
    return this.client;
  }
  saveClientInformation(client: OAuthClientInformationMixed) {
    this.client = client;
  }
  tokens() {
    return this.held;
  }
  saveTokens(tokens: OAuthTokens) {
    this.held = tokens;
  }
  redirectToAuthorization(url: URL) {
    this.asked = url;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier() {
    return this.verifier;
  }
}

/** An assistant of somebody's own: the unmodified official client. */
export class OwnAssistant {
  readonly kept: Kept;
  readonly #server: string;
  #client: Client | undefined;

  constructor(server: string, name = "Jarvis") {
    this.kept = new Kept(name);
    this.#server = server.replace("127.0.0.1", "localhost");
  }

  /**
   * Asks to be let in, for all that the server offers if no other `scope` is given; has the person answer on the page,
   * and connects where they said yes.
   */
  async ask(
    person: TestPerson,
    answer: { accept: boolean; write: boolean },
    scope?: string,
  ): Promise<Record<string, unknown>> {
    const first = this.#transport();
    await new Client({ name: "test", version: "1" }).connect(first).catch((error) => {
      if (!(error instanceof UnauthorizedError)) throw error;
    });
    const { asked } = this.kept;
    if (!asked) throw new Error("The assistant was not asked to sign in");
    if (scope !== undefined) asked.searchParams.set("scope", scope);
    const page = await fetch(asked, { redirect: "manual", headers: { Cookie: person.cookie } });
    const location = new URL(page.headers.get("location") ?? "", this.#server);
    if (location.pathname !== "/connect") throw new Error(`Led to ${location}: ${await page.text()}`);
    const query = location.search.slice(1);
    const answered = await person.postAuth("/assistants/answer", { query, ...answer });
    const code = new URL(String(answered.redirect ?? REDIRECT)).searchParams.get("code");
    if (code === null) return answered;
    await first.finishAuth(code);
    await this.connect();
    return answered;
  }

  async connect(): Promise<void> {
    this.#client = new Client({ name: "test", version: "1" });
    await this.#client.connect(this.#transport());
  }

  /** Trades a refresh token, its own if no other is given, for new tokens; `{error}` where that is refused. */
  async refresh(refreshToken = this.kept.held?.refresh_token): Promise<{ error?: string; refresh_token?: string }> {
    const body = new URLSearchParams({
      grant_type: "refresh_token",
      refresh_token: refreshToken ?? "",
      client_id: this.kept.client?.client_id ?? "",
      resource: `${this.#server}/mcp`,
    });
    const answer = await fetch(`${this.#server}/api/auth/oauth2/token`, { method: "POST", body });
    const tokens = await answer.json();
    if (answer.ok) this.kept.saveTokens(tokens);
    return tokens;
  }

  /** What the server says it is. */
  get server() {
    return this.#opened().getServerVersion();
  }

  async tools(): Promise<string[]> {
    const { tools } = await this.#opened().listTools();
    return tools.map(({ name }) => name);
  }

  /** Calls a tool: what it answered, as JSON, and whether it was refused. */
  async call(name: string, given: Record<string, unknown> = {}) {
    const { content, isError } = await this.#opened().callTool({ name, arguments: given });
    const [first] = content as { text: string }[];
    return { answer: JSON.parse(first?.text ?? "null"), isError: isError === true };
  }

  #opened(): Client {
    if (!this.#client) throw new Error("The assistant is not connected");
    return this.#client;
  }

  #transport(): StreamableHTTPClientTransport {
    return new StreamableHTTPClientTransport(new URL(`${this.#server}/mcp`), { authProvider: this.kept });
  }
}
