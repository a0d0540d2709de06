import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BootstrapDocuments, takeDocumentsAhead } from "./bootstrap.ts";
import { keepLastData, readLastData, showLastData } from "./last-data.ts";
import { endSession, loadSession, signIn, signOut } from "./session.ts";
import { sessionState } from "./session-state.ts";

const PERSON = { userId: "u1", email: "ada@example.com", name: "Ada" };
const DOCUMENTS = { profile: "profile" } as unknown as BootstrapDocuments;

/** A stand-in for the browser's store of responses. */
let stores: Map<string, Response>;
let isReachable: boolean;
let user: { id: string; email: string; name: string } | null;

beforeEach(() => {
  stores = new Map();
  isReachable = true;
  user = { id: "u1", email: "ada@example.com", name: "Ada" };
  vi.stubGlobal("caches", {
    open: async (name: string) => ({ put: async (_address: string, kept: Response) => void stores.set(name, kept) }),
    match: async (_address: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.clone(),
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal("fetch", async (address: string) => {
    if (!isReachable) throw new TypeError("Failed to fetch");
    if (address.endsWith("/sign-out")) user = null;
    if (address.endsWith("/bootstrap")) {
      return Response.json(user ? { session: { user, remembered: true }, token: "token" } : { session: null });
    }
    return Response.json(address.endsWith("/get-session") ? user && { user } : {});
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what was kept is read back, for thirty days", async () => {
  await keepLastData({ person: PERSON, documents: DOCUMENTS, at: Date.now() });
  expect(await readLastData()).toMatchObject({ person: PERSON, documents: DOCUMENTS });
  await keepLastData({ person: PERSON, documents: DOCUMENTS, at: Date.now() - 31 * 24 * 60 * 60 * 1000 });
  expect(await readLastData()).toBeNull();
});

test("a page that begins without a connection shows it, says of when it is, and goes on once the server answers", async () => {
  vi.useFakeTimers();
  const at = Date.now() - 60_000;
  await keepLastData({ person: PERSON, documents: DOCUMENTS, at });
  isReachable = false;
  sessionState.set({ status: "loading", person: null });
  const loading = loadSession();
  await vi.waitFor(() => expect(sessionState.get()).toMatchObject({ status: "signed-in", person: PERSON, asOf: at }));
  expect(takeDocumentsAhead("u1")).toMatchObject({ documents: DOCUMENTS, at });
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await loading;
  expect(sessionState.get()).toMatchObject({ status: "signed-in", person: PERSON });
  expect(sessionState.get().asOf).toBeUndefined();
});

test("whoever turns out not to be signed in any more sees it no longer, and it is gone", async () => {
  vi.useFakeTimers();
  await keepLastData({ person: PERSON, documents: DOCUMENTS, at: Date.now() });
  isReachable = false;
  sessionState.set({ status: "loading", person: null });
  const loading = loadSession();
  await vi.waitFor(() => expect(sessionState.get().asOf).toBeDefined());
  isReachable = true;
  user = null;
  await vi.advanceTimersByTimeAsync(5_000);
  await loading;
  expect(sessionState.get().status).toBe("signed-out");
  expect(stores.has("last-data")).toBe(false);
});

test("it is gone with a sign-out and with the end of the session", async () => {
  await signIn("ada@example.com", "Secret1", true);
  await keepLastData({ person: PERSON, documents: DOCUMENTS, at: Date.now() });
  endSession();
  expect(stores.has("last-data")).toBe(false);
  await signIn("ada@example.com", "Secret1", true);
  await keepLastData({ person: PERSON, documents: DOCUMENTS, at: Date.now() });
  await signOut();
  expect(stores.has("last-data")).toBe(false);
});

test("it is shown to nobody where someone is known to be signed in, or signed out", async () => {
  await keepLastData({ person: PERSON, documents: DOCUMENTS, at: Date.now() });
  sessionState.set({ status: "signed-out", person: null });
  await showLastData();
  expect(sessionState.get().status).toBe("signed-out");
});
