import { describe, expect, test } from "vitest";
import type { CallError } from "./call-error.ts";
import { createCallsClient } from "./client.ts";
import { CALL_TIMEOUT_MS } from "./error-codes.ts";

interface Asked {
  url: string;
  init: RequestInit;
}

function clientThatGets(answer: () => Response | Promise<Response>) {
  const asked: Asked[] = [];
  const reported: string[] = [];
  const client = createCallsClient({
    getToken: async (options) => (options?.refresh ? "fresh-token" : "token"),
    onFailure: (name, error) => reported.push(`${name}: ${error.message}`),
    fetch: async (url, init = {}) => {
      asked.push({ url: String(url), init });
      return answer();
    },
  });
  return { client, asked, reported };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function failureOf(answer: () => Response | Promise<Response>) {
  const { client, reported } = clientThatGets(answer);
  const error: CallError = await client.call("getUserProfile", null).then(
    () => expect.fail("the call should have failed"),
    (thrown) => thrown,
  );
  return { error, reported };
}

describe("a call", () => {
  test("is a POST of {data} with the person's token to the region's address, and gives what stands under data", async () => {
    const { client, asked } = clientThatGets(() => json({ data: { created: true } }));
    expect(await client.call("createUserProfile", null)).toEqual({ created: true });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe("/api/us-central1/createUserProfile");
    expect(asked[0]?.init).toMatchObject({
      method: "POST",
      body: '{"data":null}',
      headers: { "Content-Type": "application/json", Authorization: "Bearer token" },
    });
  });

  test("is given up after 70 seconds", () => {
    expect(CALL_TIMEOUT_MS).toBe(70_000);
  });

  test("whose token is refused is made once more with a fresh one", async () => {
    let refusals = 0;
    const { client, asked } = clientThatGets(() => {
      refusals += 1;
      return refusals === 1 ? json({ error: { status: "UNAUTHENTICATED", message: "" } }, 401) : json({ data: {} });
    });
    await client.call("getUserStats", null);
    expect(asked.map(({ init }) => new Headers(init.headers).get("Authorization"))).toEqual([
      "Bearer token",
      "Bearer fresh-token",
    ]);
  });
});

describe("a call that fails", () => {
  test("is reported and thrown again with the original message", async () => {
    const { error, reported } = await failureOf(() =>
      json({ error: { status: "NOT_FOUND", message: "There is no such goal" } }, 404),
    );
    expect(error).toMatchObject({ name: "CallError", code: "not-found", message: "There is no such goal" });
    expect(reported).toEqual(["getUserProfile: There is no such goal"]);
  });

  test("without a message says 'Failed to call cloud function'", async () => {
    const { error, reported } = await failureOf(() => json({}, 500));
    expect(error.message).toBe("Failed to call cloud function");
    expect(reported).toEqual(["getUserProfile: Failed to call cloud function"]);
  });

  test("carries the wrong fields", async () => {
    const fields = [{ path: "data.name", message: "Asset name is required" }];
    const { error } = await failureOf(() =>
      json({ error: { status: "INVALID_ARGUMENT", message: "x [400]", details: { message: "x", fields } } }, 400),
    );
    expect(error).toMatchObject({ code: "invalid-argument", message: "x", fields });
  });

  test("for want of a network is unavailable", async () => {
    const { error } = await failureOf(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(error).toMatchObject({ code: "unavailable", message: "Failed to fetch" });
  });

  test("because it took too long has its deadline exceeded", async () => {
    const { error } = await failureOf(() => Promise.reject(new DOMException("", "TimeoutError")));
    expect(error.code).toBe("deadline-exceeded");
  });

  test.each([
    [400, "invalid-argument"],
    [401, "unauthenticated"],
    [403, "permission-denied"],
    [404, "not-found"],
    [409, "aborted"],
    [429, "resource-exhausted"],
    [499, "cancelled"],
    [500, "internal"],
    [501, "unimplemented"],
    [503, "unavailable"],
    [504, "deadline-exceeded"],
    [418, "unknown"],
    [502, "unknown"],
  ])("with HTTP status %d has the code %s", async (status, code) => {
    expect((await failureOf(() => json({}, status))).error.code).toBe(code);
    expect((await failureOf(() => new Response("<html>", { status }))).error.code).toBe(code);
  });
});

describe("an answer that is none", () => {
  test.each(["<html>", "", "5", "null", '"text"'])("%j: 'Response is not valid JSON object.'", async (body) => {
    expect((await failureOf(() => new Response(body))).error.message).toBe("Response is not valid JSON object.");
  });

  test("an object without data: 'Response is missing data field.'", async () => {
    expect((await failureOf(() => json({ result: 1 }))).error.message).toBe("Response is missing data field.");
  });
});
