import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

const SOURCE = readFileSync(join(import.meta.dirname, "../../scripts/service-worker.js"), "utf8");
const ORIGIN = "https://money.example";

type Listener = (event: Record<string, unknown>) => void;

/** Runs the worker of one build in a browser of our own, whose stores outlive it. */
function startWorker(version: string, stores = new Map<string, Map<string, string>>()) {
  const listeners = new Map<string, Listener>();
  const network = { isThere: true, asked: [] as string[] };
  const pathOf = (request: string | { url: string }) =>
    new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;
  const fetchPath = async (request: string | { url: string }) => {
    if (!network.isThere) throw new TypeError("Failed to fetch");
    network.asked.push(pathOf(request));
    return `${pathOf(request)} of ${version} from the server`;
  };
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return store;
  };
  const caches = {
    open: async (name: string) => ({
      addAll: async (requests: (string | { url: string })[]) => {
        const answers = await Promise.all(
          requests.map(async (request) => [pathOf(request), await fetchPath(request)] as const),
        );
        for (const [path, answer] of answers) storeOf(name).set(path, answer.replace("from the server", "kept"));
      },
      match: async (request: string) => storeOf(name).get(pathOf(request)),
    }),
    match: async (request: { url: string }) =>
      [...stores.values()].map((store) => store.get(pathOf(request))).find((kept) => kept !== undefined),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  class WorkerRequest {
    url: string;
    constructor(path: string) {
      this.url = ORIGIN + path;
    }
  }
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    location: { origin: ORIGIN },
    skipWaiting: vi.fn(async () => {}),
    clients: { claim: vi.fn(async () => {}) },
    registration: {},
  };
  const build = {
    version,
    files: ["/theme.js", `/assets/app-${version}.js`],
    pages: ["/dashboard"],
    shell: "/app.html",
  };
  const context = createContext({ self, caches, fetch: fetchPath, URL, Promise, Request: WorkerRequest });
  runInContext(SOURCE.replace("= BUILD;", `= ${JSON.stringify(build)};`), context);
  const life = async (type: string) => {
    let done: unknown;
    listeners.get(type)?.({ waitUntil: (work: unknown) => (done = work) });
    await done;
  };
  /** What the worker answers; null where it leaves the request alone. */
  const ask = async (path: string, mode = "cors", method = "GET") => {
    let answer: unknown = null;
    const request = { url: path.startsWith("http") ? path : ORIGIN + path, mode, method };
    listeners.get("fetch")?.({ request, respondWith: (work: unknown) => (answer = work) });
    return answer === null ? null : await answer;
  };
  const begin = async () => {
    await life("install");
    await life("activate");
  };
  return { ask, begin, network, stores, life };
}

test("nothing of the API, of another origin or that changes something is ever touched", async () => {
  const worker = startWorker("one");
  await worker.begin();
  for (const path of ["/api/bootstrap", "/api/us-central1/getUserFinancials", "/api/auth/token"]) {
    expect(await worker.ask(path)).toBeNull();
    expect(await worker.ask(path, "navigate")).toBeNull();
  }
  expect(await worker.ask("https://elsewhere.example/x.js")).toBeNull();
  expect(await worker.ask("/dashboard", "navigate", "POST")).toBeNull();
  expect([...worker.stores.values()].flatMap((store) => [...store.keys()])).toEqual([
    "/theme.js",
    "/assets/app-one.js",
    "/dashboard",
    "/app.html",
  ]);
});

test("pages are the server's while it answers, and the kept ones without it", async () => {
  const worker = startWorker("one");
  await worker.begin();
  expect(await worker.ask("/dashboard", "navigate")).toBe("/dashboard of one from the server");
  expect(await worker.ask("/theme.js")).toBe("/theme.js of one from the server");
  expect(await worker.ask("/assets/app-one.js")).toBe("/assets/app-one.js of one kept");
  worker.network.isThere = false;
  expect(await worker.ask("/dashboard", "navigate")).toBe("/dashboard of one kept");
  expect(await worker.ask("/", "navigate")).toBe("/app.html of one kept");
  expect(await worker.ask("/theme.js")).toBe("/theme.js of one kept");
  await expect(worker.ask("/assets/app-none.js")).rejects.toThrow("Failed to fetch");
});

test("a new build takes over at once; the one before stays for tabs that began with it, older ones go", async () => {
  const first = startWorker("one");
  await first.begin();
  const second = startWorker("two", first.stores);
  await second.begin();
  const third = startWorker("three", second.stores);
  await third.begin();
  expect([...third.stores.keys()]).toEqual(["app-two", "app-three"]);
  expect(await third.ask("/assets/app-two.js")).toBe("/assets/app-two.js of two kept");
  third.network.isThere = false;
  expect(await third.ask("/dashboard", "navigate")).toBe("/dashboard of three kept");
});

test("a build that can't be had whole is not installed", async () => {
  const worker = startWorker("one");
  worker.network.isThere = false;
  await expect(worker.life("install")).rejects.toThrow();
});

test("what a person's pages showed last is left alone", async () => {
  const stores = new Map([["last-data", new Map([["/last-data", "kept"]])]]);
  for (const version of ["one", "two", "three"]) await startWorker(version, stores).begin();
  expect([...stores.keys()]).toEqual(["last-data", "app-two", "app-three"]);
});
