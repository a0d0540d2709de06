import { expect, it } from "vitest";
import { converse } from "../testing/converse.ts";
import { documentsOf } from "../testing/run-case.ts";
import { fallbackFor } from "./fallback.ts";

const documents = documentsOf({
  state: { debts: [{ id: "d1", name: "Visa", type: "credit-card", balance: 3_200 }] },
});

it("is never the same twice running", () => {
  const { replies: said } = converse(documents, Array(5).fill("florp the wumbo sideways"));
  expect(new Set(said.slice(0, 4)).size).toBe(4);
  expect(said[4]).not.toBe(said[3]);
});

it("says what was understood, and offers the nearest things", () => {
  const { message, quickReplies } = fallbackFor("visa wibble 500 wobble", documents, 0);
  expect(message).toContain("**Visa** and $500");
  expect(quickReplies).toEqual(["Visa is at $500", "I paid $500 on Visa"]);
  expect(fallbackFor("wibble 500 wobble", documents, 0).message).toContain("$500");
});

it("asks for dollars where it heard another currency", () => {
  expect(fallbackFor("£5,000 in Barclays", documents, 0).message).toContain("£5,000 is in another currency");
  expect(fallbackFor("wibble 800 euros wobble", documents, 1).message).toContain("800 euros is in another currency");
});

it("takes a nod for a nod", () => {
  expect(fallbackFor("lol", documents, 0).message).not.toContain("get that");
});
