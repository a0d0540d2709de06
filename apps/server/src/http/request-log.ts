import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Logger } from "../logger.ts";
import { newId } from "../new-id.ts";
import { isProbe } from "./probes.ts";

/** What stands for a path in the log: a path of ours, or that it was a page or file. What people type stays out. */
const OURS =
  /^\/(?:api\/us-central1\/\w{1,60}|api\/auth\/[\w/-]{1,60}|api\/(?:config|bootstrap|calendar\.ics|reminders\/off)|mcp)$/;

/** Writes one line for each request once it is answered or given up: an id, what was asked, the status, how long. */
export function logRequests(server: Server, log: Logger): void {
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    const start = performance.now();
    response.on("close", () => {
      const { url = "" } = request;
      const query = url.indexOf("?");
      const path = query < 0 ? url : url.slice(0, query);
      const isOurs = OURS.test(path);
      const details = {
        request: newId("request", Date.now()),
        method: request.method,
        path: isOurs || isProbe(path) ? path : "(page or file)",
        status: response.writableFinished ? response.statusCode : "given up",
        ms: Math.round(performance.now() - start),
      };
      if (isOurs) log.info("Request", details);
      else log.debug("Request", details);
    });
  });
}
