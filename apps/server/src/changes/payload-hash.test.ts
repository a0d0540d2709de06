import { expect, test } from "vitest";
import { payloadHash } from "./payload-hash.ts";

const entry = { id: "a1", name: 'Ally "one"', value: 100.5, note: null };

test("a payload is known again by the hash that earlier versions stored, whatever the order of its keys", () => {
  const payload = { section: "assets", data: [entry, { tags: [1, true, "é"] }], requestId: "r-1" };
  const turned = { requestId: "r-2", data: [Object.fromEntries(Object.entries(entry).reverse()), payload.data[1]] };
  expect(payloadHash(payload)).toBe("h5rZ2UtMPRFw78tw6khZ3Pb9VzqZG_y2lCdyncpuiFw");
  expect(payloadHash({ ...turned, section: "assets" })).toBe(payloadHash(payload));
});

test("what differs in a value, an order of entries, or a request id further down is another payload", () => {
  const hashes = [
    { data: [1, 2] },
    { data: [2, 1] },
    { data: ["1", 2] },
    { data: { 0: 1, 1: 2 } },
    {
      data: [
        ["0", 1],
        ["1", 3],
      ],
    },
    { data: [1, 2], more: null },
    { data: { requestId: "r-1" } },
    { data: { requestId: "r-2" } },
  ].map((payload) => payloadHash(payload));
  expect(new Set(hashes).size).toBe(hashes.length);
});
