import type { IncomingMessage } from "node:http";
import type { Auth } from "../auth/auth.ts";
import type { Logger } from "../logger.ts";
import type { Answers } from "./answer.ts";
import { errorAnswer } from "./error-answer.ts";
import { readBody } from "./read-body.ts";

/** `/api/auth/*`: hands the request to authentication, its body read within our own limit. */
export function createAuthEndpoint(auth: Auth, answers: Answers, log: Logger) {
  return async function authEndpoint(request: Request, incoming: IncomingMessage, address: string): Promise<Response> {
    const { method, url, headers } = request;
    const hasBody = method !== "GET" && method !== "HEAD";
    const body = hasBody ? await readBody(incoming) : null;
    const copy = new Request(url, { method, headers: new Headers(headers), body });
    try {
      return answers.withHeaders(await auth.handle(copy, address));
    } catch (thrown) {
      const { http, error, headers } = errorAnswer(thrown, log, { path: new URL(url).pathname });
      return answers.json(http, { code: "internal", message: error.message }, headers);
    }
  };
}
