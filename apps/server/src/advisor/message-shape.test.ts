import { expect, test } from "vitest";
import { messageShape } from "./message-shape.ts";

test("tells a message's lengths and the kinds of its tokens, in order", () => {
  expect(messageShape("I owe Ally $3,200 on a VISA!\nand 20k to café 👍")).toEqual({
    length: 47,
    lines: 2,
    longestToken: 4,
    tokens: "CwC$NpNwwApwmwwo",
  });
  expect(messageShape("")).toEqual({ length: 0, lines: 1, longestToken: 0, tokens: "" });
});

test("tells no more of a long message than of a short one", () => {
  const { tokens, ...lengths } = messageShape("word ".repeat(2_000));
  expect(tokens).toBe("w".repeat(200));
  expect(lengths).toEqual({ length: 10_000, lines: 1, longestToken: 4 });
});
