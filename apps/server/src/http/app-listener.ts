import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type AppOptions, createApp } from "./app.ts";
import { compressJson } from "./compress-json.ts";

export type AppListener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

/** Answers whatever is no call. */
export function createAppListener(options: AppOptions): AppListener {
  const { fetch } = createApp(options);
  const answer = async (request: Request, env: object) =>
    compressJson(await fetch(request, env), request.headers.get("accept-encoding"));
  return getRequestListener(answer, { errorHandler: () => options.answers.text(400, "Bad request.") });
}
