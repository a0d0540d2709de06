import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { lastKnown } from "./last-known.ts";

test("what the page knows is taken however old, unless it is known to be outdated", async () => {
  const client = new QueryClient();
  let stored = 1;
  const query = { queryKey: ["goals"], queryFn: async () => stored };
  expect(await lastKnown(client, query)).toBe(1);
  stored = 2;
  client.setQueryData(["goals"], 1, { updatedAt: 1 });
  expect(await lastKnown(client, query)).toBe(1);
  // Nobody looks at it, so that this alone fetches nothing.
  await client.invalidateQueries({ queryKey: ["goals"] });
  expect(await lastKnown(client, query)).toBe(2);
});
