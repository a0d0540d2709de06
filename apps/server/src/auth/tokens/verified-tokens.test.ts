import { expect, test } from "vitest";
import { VerifiedTokens } from "./verified-tokens.ts";

const claims = (userId: string, expiresAtMs = 1_000) => ({ userId, sessionId: "s", expiresAtMs });

test("a remembered token is found until it expires, and gone after", () => {
  const tokens = new VerifiedTokens();
  tokens.remember("a", claims("ann"));
  expect(tokens.find("a", 999)?.userId).toBe("ann");
  expect(tokens.find("a", 1_000)).toBeUndefined();
  expect(tokens.size).toBe(0);
});

test("where there is no room, the token that was not used for longest goes", () => {
  const tokens = new VerifiedTokens(2);
  tokens.remember("a", claims("ann"));
  tokens.remember("b", claims("bob"));
  tokens.find("a", 0);
  tokens.remember("c", claims("cat"));
  expect(["a", "b", "c"].map((token) => tokens.find(token, 0)?.userId)).toEqual(["ann", undefined, "cat"]);
});

test("never holds more than its capacity", () => {
  const tokens = new VerifiedTokens(50);
  for (let at = 0; at < 1_000; at++) tokens.remember(`token-${at}`, claims("ann"));
  expect(tokens.size).toBe(50);
});
