import type { IncomingMessage } from "node:http";
import { CALLS_PATH } from "@seven-figures/calls";

const CALL = new RegExp(`^${CALLS_PATH}/(\\w{1,100})$`);
const HOST = /^[\w.:[\]-]+$/;

/** The name of the call that a request makes in the usual way; undefined for all that has to be looked at more closely. */
export function callName({ method, url = "", headers }: IncomingMessage): string | undefined {
  return method === "POST" && HOST.test(headers.host ?? "") ? CALL.exec(url)?.[1] : undefined;
}
