import type { Server } from "node:http";
import { STATUS_CODES } from "node:http";
import { StartError } from "../start-error.ts";
import type { HeaderRecord } from "./security-headers.ts";

/** Listens; throws a {@link StartError} that says what to do where that is not possible. */
export function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(new StartError([lineOf(error, host, port)], error)));
    server.listen(port, host, resolve);
  });
}

function lineOf({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === "EADDRINUSE") return `Port ${port} is already in use on ${host}. Set PORT to another one.`;
  if (code === "EACCES") return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `HOST ${host} is no address of this machine.`;
  return `Listening on ${host}:${port} failed: ${message}.`;
}

/** Answers what never becomes a request, not being HTTP or expecting the unknown, with the headers of every other answer. */
export function refuseMalformed(server: Server, headers: HeaderRecord): void {
  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, { ...headers, Connection: "close", "Content-Length": "0" }).end();
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const status = error.code === "HPE_HEADER_OVERFLOW" ? 431 : error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
    const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
    );
  });
}
