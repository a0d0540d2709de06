import { afterEach, expect, test, vi } from "vitest";
import { AuthError, endSessionOnServer, fetchPerson, fetchToken, signInWithEmail } from "./auth-requests.ts";

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: unknown) {
  const fetching = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetching);
  return fetching;
}

test("a refusal carries the specification's code", async () => {
  answerWith(401, { code: "invalid-credential", message: "No" });
  await expect(signInWithEmail("a@b.co", "Secret1", false)).rejects.toMatchObject({ code: "invalid-credential" });
});

test("a refusal without a readable code counts as internal", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(signInWithEmail("a@b.co", "Secret1", false)).rejects.toMatchObject({ code: "internal" });
});

test("no network is network-request-failed", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  const error = await signInWithEmail("a@b.co", "Secret1", false).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AuthError);
  expect(error).toMatchObject({ code: "network-request-failed" });
});

test("the signed-in person is read from the session, and none is null", async () => {
  answerWith(200, { session: {}, user: { id: "u1", email: "a@b.co", name: "Ada" } });
  expect(await fetchPerson()).toEqual({ userId: "u1", email: "a@b.co", name: "Ada" });
  answerWith(200, null);
  expect(await fetchPerson()).toBeNull();
});

test("there is no token once the session is over; a broken network or server says so instead", async () => {
  answerWith(401, { code: "invalid-credential" });
  expect(await fetchToken()).toBeNull();
  answerWith(500, { code: "internal" });
  await expect(fetchToken()).rejects.toMatchObject({ code: "internal" });
  vi.stubGlobal("fetch", async () => new Response("<html>", { status: 502 }));
  await expect(fetchToken()).rejects.toMatchObject({ code: "internal" });
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(fetchToken()).rejects.toMatchObject({ code: "network-request-failed" });
});

test("a sign-out reaches the server though its page is left at once", async () => {
  const fetching = answerWith(200, { success: true });
  await endSessionOnServer();
  expect(fetching).toHaveBeenCalledWith("/api/auth/sign-out", expect.objectContaining({ keepalive: true }));
});
