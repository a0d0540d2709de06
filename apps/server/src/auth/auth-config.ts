import type { Mail } from "../mail/mail.ts";

export const AUTH_PATH = "/api/auth";

/** What authentication needs of the server's configuration. */
export interface AuthConfig {
  /** Where people reach the server, such as `https://money.example`. */
  publicUrl: string;
  authSecret: string;
  supportEmail: string;
}

/** What authentication needs of the server's log. */
interface AuthLog {
  warn(message: string, details?: object): void;
  error(message: string, details?: object): void;
}

export interface AuthServices {
  config: AuthConfig;
  mail: Mail;
  log: AuthLog;
}

/** The origin of {@link AuthConfig.publicUrl}: issuer and audience of tokens, home of the cookie. */
export function publicOrigin(config: AuthConfig): string {
  return new URL(config.publicUrl).origin;
}

/** Origins whose pages may sign people in. Where the server is at localhost, its other names are as good. */
export function trustedOrigins(config: AuthConfig): string[] {
  const url = new URL(config.publicUrl);
  if (url.hostname !== "localhost") return [url.origin];
  return [url.hostname, "127.0.0.1", "[::1]"].map((host) => {
    const other = new URL(url);
    other.hostname = host;
    return other.origin;
  });
}

/** Whether a request that may change something comes from a page that is not ours. Browsers always say from where. */
export function isForeign(request: Request, config: AuthConfig): boolean {
  return request.method !== "GET" && !trustedOrigins(config).includes(request.headers.get("origin") ?? "");
}

/** The one thing that assistants' tokens are for. */
export function assistantResource(origin: string): string {
  return `${origin}/mcp`;
}
