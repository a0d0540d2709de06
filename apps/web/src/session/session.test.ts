import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeDocumentsAhead } from "./bootstrap.ts";
import { onLeaving } from "./leaving.ts";
import { endSession, loadSession, signIn, signOut, takeSecondStep } from "./session.ts";
import { sessionState } from "./session-state.ts";
import { getToken } from "./token.ts";

const ADA = { id: "u1", email: "ada@example.com", name: "Ada" };

const DOCUMENTS = { profile: "profile", financials: "financials", goals: "goals", history: "history" };

/** A stand-in for the server: who is signed in, and whether it can be reached. */
let server: {
  user: typeof ADA | null;
  isReachable: boolean;
  acceptsTokens: boolean;
  hasBootstrap: boolean;
  wantsCode: boolean;
};
/** What it was asked, without what stands before the last slash. */
let asked: string[];

function bootstrap(): Response {
  if (!server.hasBootstrap) return Response.json({}, { status: 500 });
  if (!server.user) return Response.json({ session: null });
  return Response.json({ session: { user: server.user }, token: "token", ...DOCUMENTS });
}

beforeEach(() => {
  server = { user: null, isReachable: true, acceptsTokens: true, hasBootstrap: true, wantsCode: false };
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address.replace(/.*\//, ""));
    if (!server.isReachable) throw new TypeError("Failed to fetch");
    if (address.endsWith("/bootstrap")) return bootstrap();
    if (address.endsWith("/get-session")) return Response.json(server.user && { user: server.user });
    if (address.endsWith("/sign-in/email") && server.wantsCode) {
      return Response.json({ secondStep: { app: true, passkey: false } });
    }
    if (address.endsWith("/sign-in/email") || address.endsWith("/second-step/app-code")) server.user = ADA;
    if (address.endsWith("/sign-out")) server.user = null;
    if (address.endsWith("/token")) return Response.json({ token: "token" });
    if (address.includes("/us-central1/") && !server.acceptsTokens) {
      return Response.json({ error: { status: "UNAUTHENTICATED", message: "No" } }, { status: 401 });
    }
    return Response.json({ data: { netWorth: 0 } });
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("signing in and out is told to whoever watches", async () => {
  const seen: string[] = [];
  const stop = sessionState.subscribe(() => seen.push(sessionState.get().status));
  await loadSession();
  await signIn("ada@example.com", "Secret1", true);
  await signOut();
  stop();
  expect(seen).toEqual(["signed-out", "signed-in", "signed-out"]);
});

test("where a second step is due, nobody is signed in before it", async () => {
  await signOut();
  server.wantsCode = true;
  expect(await signIn("ada@example.com", "Secret1", true)).toEqual({ app: true, passkey: false });
  expect(sessionState.get().status).toBe("signed-out");
  await takeSecondStep("app-code", "123456");
  expect(sessionState.get()).toMatchObject({ status: "signed-in", person: { userId: "u1" } });
});

test("a new e-mail of the same person is told to whoever watches", async () => {
  await signIn("ada@example.com", "Secret1", true);
  server.user = { ...ADA, email: "new@example.com" };
  await loadSession();
  expect(sessionState.get().person?.email).toBe("new@example.com");
});

test("a server that cannot be reached is asked again until it answers", async () => {
  vi.useFakeTimers();
  server.isReachable = false;
  const loading = loadSession();
  await vi.advanceTimersByTimeAsync(5000);
  server.isReachable = true;
  server.user = ADA;
  await vi.advanceTimersByTimeAsync(5000);
  await loading;
  expect(sessionState.get()).toMatchObject({ status: "signed-in", person: { userId: "u1" } });
});

test("signing in asks for all that comes next at once: the session, the token and the documents, which are for that person alone", async () => {
  await signIn("ada@example.com", "Secret1", true);
  expect(await getToken()).toBe("token");
  expect(asked).toEqual(["email", "bootstrap"]);
  expect(takeDocumentsAhead("u1")?.documents).toEqual(DOCUMENTS);
  expect(takeDocumentsAhead("u1")).toBeNull();
  await loadSession();
  expect(takeDocumentsAhead("u2")).toBeNull();
});

test("where that can't be had, they are asked for one by one", async () => {
  server.hasBootstrap = false;
  await signIn("ada@example.com", "Secret1", true);
  expect(sessionState.get()).toMatchObject({ status: "signed-in", person: { userId: "u1" } });
  expect(await getToken()).toBe("token");
  expect(asked).toEqual(["email", "bootstrap", "get-session", "token"]);
});

test("a call that is refused with a fresh token too ends the session and keeps the person", async () => {
  await signIn("ada@example.com", "Secret1", false);
  server.acceptsTokens = false;
  // Loaded here, because the client takes the fetch that it finds.
  const { calls } = await import("./calls.ts");
  await expect(calls.call("getUserStats", null)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(sessionState.get()).toMatchObject({ status: "ended", person: { userId: "u1" } });
});

test("only a session that stood can end", async () => {
  await signOut();
  endSession();
  expect(sessionState.get().status).toBe("signed-out");
});

test("what is to be done when someone leaves is done before the server answers, and taken back where they stay", async () => {
  await signIn("ada@example.com", "Secret1", true);
  const done: string[] = [];
  onLeaving((userId) => {
    done.push(`${userId} leaves, asked: ${asked.includes("sign-out")}`);
    return () => done.push("stays");
  });
  server.isReachable = false;
  await expect(signOut()).rejects.toThrow();
  expect(done).toEqual(["u1 leaves, asked: false", "stays"]);
  expect(sessionState.get().status).toBe("signed-in");
  server.isReachable = true;
  asked = [];
  await signOut();
  expect(done).toEqual(["u1 leaves, asked: false", "stays", "u1 leaves, asked: false"]);
});

test("an answer of before a sign-out that comes after it brings nobody back", async () => {
  await signIn("ada@example.com", "Secret1", true);
  server.hasBootstrap = false;
  const late = Promise.withResolvers<void>();
  const answer = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string) => {
    const response = await answer(address);
    if (address.endsWith("/get-session")) await late.promise;
    return response;
  });
  const asking = loadSession();
  await vi.waitFor(() => expect(asked).toContain("get-session"));
  await signOut();
  late.resolve();
  await asking;
  expect(sessionState.get().status).toBe("signed-out");
});
