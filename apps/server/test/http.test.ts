import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "./free-port.ts";
import { openDatabase } from "./open-database.ts";
import { type OpenServer, openServer } from "./open-server.ts";

const CALL = "/api/us-central1/getUserStats";
const REQUIRED_HEADERS = [
  "content-security-policy",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

let server: OpenServer;
let webFolder: string;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "seven-figures-web-"));
  mkdirSync(join(webFolder, "assets"));
  writeFileSync(join(webFolder, "index.html"), "<h1>Landing</h1>");
  writeFileSync(join(webFolder, "app.html"), "<h1>App</h1>");
  mkdirSync(join(webFolder, "pages"));
  writeFileSync(join(webFolder, "pages/goals.html"), "<h1>Goals</h1>");
  writeFileSync(join(webFolder, ".stamp"), "secret");
  writeFileSync(join(webFolder, "assets/app-DkF3x9ab.js"), "plain");
  writeFileSync(join(webFolder, "assets/app-DkF3x9ab.js.br"), "brotli");
  writeFileSync(join(webFolder, "assets/app-DkF3x9ab.js.gz"), "gzip");
  server = await openServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

/** Sends bytes as they are, past what a client would tidy. */
async function sendRaw(request: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.end(request);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
}

test("every answer carries the security headers", async () => {
  const answers = await Promise.all([
    fetch(`${server.url}/`),
    fetch(`${server.url}/dashboard`),
    fetch(`${server.url}/assets/none.js`),
    fetch(`${server.url}/assets/app-DkF3x9ab.js`, { method: "HEAD" }),
    fetch(`${server.url}/healthz`),
    fetch(`${server.url}/readyz`),
    fetch(`${server.url}/api/config`),
    fetch(`${server.url}/api/none`),
    fetch(`${server.url}/api/auth/none`),
    fetch(`${server.url}/api/auth/get-session`),
    fetch(`${server.url}${CALL}`),
    fetch(`${server.url}${CALL}`, { method: "OPTIONS" }),
    fetch(`${server.url}${CALL}`, { method: "POST", body: "x" }),
    fetch(`${server.url}${CALL}`, { method: "POST", body: "x", headers: { Accept: "text/event-stream" } }),
    fetch(`${server.url}/dashboard`, { method: "DELETE" }),
  ]);
  for (const answer of answers) {
    for (const name of REQUIRED_HEADERS) expect([answer.url, name, answer.headers.get(name)]).not.toContain(null);
    expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none';/);
    expect(answer.headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
    expect(answer.status).toBeLessThan(500);
  }
  for (const request of [
    "nonsense\r\n\r\n",
    "GET \\x HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\n\r\n",
  ]) {
    const answer = (await sendRaw(request)).toLowerCase();
    expect(answer).toMatch(request.includes("Expect") ? /^http\/1.1 417 / : /^http\/1.1 400 /);
    for (const name of REQUIRED_HEADERS) expect(answer).toContain(`${name}: `);
  }
});

test("over HTTPS the browser is told to stay there", async () => {
  const secure = await openServer({ config: { publicUrl: "https://money.example" } });
  const { headers } = await fetch(`${secure.url}/api/config`);
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8};/);
  await secure.close();
});

describe("a call", () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${CALL}`, {
      method: "POST",
      body,
      headers,
      ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
    });
  const big = "x".repeat(256 * 1024);

  test("of more than 256 KiB is refused with 413, by its declared size and by count", async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 8; sent++) controller.enqueue(new TextEncoder().encode(big));
        controller.close();
      },
    });
    for (const body of [JSON.stringify({ data: big }), stream]) {
      const answer = await post(body);
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
    }
  });

  test("that is refused and goes on sending is not listened to for long", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`POST ${CALL} HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n{`);
    const sending = setInterval(() => socket.write("x"), 50);
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    clearInterval(sending);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test("that is not well formed is refused before anything is done", async () => {
    const person = await server.signUp();
    const headers = { Authorization: `Bearer ${person.token}` };
    for (const body of ["", "{", "null", "[]", "{}", '{"Data":null}']) {
      const answer = await post(body, headers);
      expect([body, answer.status]).toEqual([body, 400]);
      expect(await answer.json()).toMatchObject({
        error: { status: "INVALID_ARGUMENT", details: { message: expect.any(String) } },
      });
    }
    const accepted = { ...headers, "Firebase-Instance-ID-Token": "x", "X-Firebase-AppCheck": "y" };
    expect((await post('{"data":null}', accepted)).status).toBe(200);
  });

  test("by another method than POST is told so", async () => {
    const answer = await fetch(`${server.url}${CALL}`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect(await answer.json()).toMatchObject({ error: { status: "INVALID_ARGUMENT" } });
  });

  test("is not kept by caches", async () => {
    expect((await post('{"data":null}')).headers.get("cache-control")).toBe("no-store");
  });
});

test("the web reads its contacts without signing in", async () => {
  expect(await (await fetch(`${server.url}/api/config`)).json()).toEqual({
    supportEmail: "support@sevenfigures.example",
    privacyEmail: "privacy@sevenfigures.example",
  });
});

describe("the web app", () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

  test("is the landing page at /, a page's own document or the app at any other, and never a guess for a file", async () => {
    expect(await (await get("/")).text()).toBe("<h1>Landing</h1>");
    expect(await (await get("/goals?tab=1")).text()).toBe("<h1>Goals</h1>");
    expect(await (await get("/none/such")).text()).toBe("<h1>App</h1>");
    expect((await get("/goals.js")).status).toBe(404);
    expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
  });

  test("is sent compressed as the browser takes it, and hashed files are kept for a year", async () => {
    const path = "/assets/app-DkF3x9ab.js";
    const raw = async (encoding: string) => {
      const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
      return (await sendRaw(request)).split("\r\n\r\n")[1];
    };
    expect(await raw("gzip, deflate, br")).toBe("brotli");
    expect(await raw("gzip;q=1, br;q=0")).toBe("gzip");
    expect(await raw("identity")).toBe("plain");
    const { headers } = await get(path);
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("vary")).toBe("Accept-Encoding");
  });

  test("is not sent again where the browser has it", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    expect((await get("/", { "If-None-Match": etag })).status).toBe(304);
  });

  test("answers HEAD as GET, without the content", async () => {
    const answer = await fetch(`${server.url}/assets/app-DkF3x9ab.js`, {
      method: "HEAD",
      headers: { "Accept-Encoding": "identity" },
    });
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "5", ""]);
  });

  test.each([
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd.txt",
    "/assets/../../x.js",
    "/.stamp",
    "//etc/passwd.txt",
    "/assets/app-DkF3x9ab.js.br",
    "/%00.js",
    "/%ff.js",
  ])("gives nothing but its own files to %s", async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 40[04] /);
    expect(answer).not.toMatch(/secret|brotli|root:|"name"/);
  });

  test("names its picture for links by its whole address where that is configured", async () => {
    const page = '<meta property="og:image" content="/social.png" />';
    const folder = mkdtempSync(join(tmpdir(), "seven-figures-web-"));
    writeFileSync(join(folder, "index.html"), page);
    writeFileSync(join(folder, "index.html.br"), "made from the page as it was built");
    const named = await openServer({ webFolder: folder, config: { publicUrl: "https://money.example" } });
    expect(await (await fetch(named.url, { headers: { "Accept-Encoding": "br" } })).text()).toBe(
      page.replace("/social.png", "https://money.example/social.png"),
    );
    await named.close();
    rmSync(folder, { recursive: true });
  });

  test("that was built anew is served anew", async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    writeFileSync(join(webFolder, "index.html"), "<h1>New</h1>");
    expect(await (await get("/")).text()).toBe("<h1>New</h1>");
  });
});

test("UNAVAILABLE: a database that is away, until it is back", async () => {
  const database = await openDatabase("postgres");
  const target = new URL(database.databaseUrl ?? "");
  const port = await freePort();
  const sockets = new Set<Socket>();
  const openGate = async () => {
    const gate = createServer((from) => {
      const to = connect(Number(target.port), "127.0.0.1");
      for (const socket of [from, to]) sockets.add(socket.on("error", () => {}));
      from.pipe(to).pipe(from);
    }).listen(port, "127.0.0.1");
    await once(gate, "listening");
    return gate;
  };
  const gate = await openGate();
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}${target.pathname}`;
  const away = await openServer({ config: { databaseUrl } });
  const person = await away.signUp();
  gate.close();
  for (const socket of sockets) socket.destroy();
  await expect(person.call("getUserStats", null)).rejects.toMatchObject({ code: "functions/unavailable" });
  expect((await fetch(`${away.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${away.url}/readyz`)).status).toBe(503);
  const again = await openGate();
  await expect
    .poll(() =>
      person.call("getUserStats", null).then(
        ({ netWorth }) => netWorth,
        () => null,
      ),
    )
    .toBe(0);
  await away.close();
  again.close();
  await database.remove();
});
