import { CallError } from "@seven-figures/calls";
import { beforeEach, expect, test, vi } from "vitest";
import { fetchBootstrap } from "#session/bootstrap.ts";
import { sessionState } from "#session/session-state.ts";
import { queryClient } from "./query-client.ts";

const ada = { userId: "u1", name: "Ada", email: "ada@example.com" };
const bob = { userId: "u2", name: "Bob", email: "bob@example.com" };

beforeEach(() => {
  sessionState.set({ status: "signed-in", person: ada });
  queryClient.setQueryData(["profile"], "of Ada");
});

test("what was fetched stays while the same person signs in again", () => {
  sessionState.set({ status: "ended", person: ada });
  sessionState.set({ status: "signed-in", person: ada });
  expect(queryClient.getQueryData(["profile"])).toBe("of Ada");
});

test("it is gone when they sign out, and when someone else takes their place", () => {
  sessionState.set({ status: "signed-in", person: bob });
  expect(queryClient.getQueryData(["profile"])).toBeUndefined();
  queryClient.setQueryData(["profile"], "of Bob");
  sessionState.set({ status: "signed-out", person: null });
  expect(queryClient.getQueryData(["profile"])).toBeUndefined();
});

test("documents that came ahead with the session need not be asked for, and never replace newer ones", async () => {
  const come = async (goals: string, user = ada) => {
    const answer = { session: { user: { ...user, id: user.userId } }, token: "token", profile: "ahead", goals };
    vi.stubGlobal("fetch", async () => Response.json({ ...answer, financials: "ahead", history: "ahead" }));
    await fetchBootstrap();
    vi.unstubAllGlobals();
  };
  sessionState.set({ status: "signed-out", person: null });
  await come("first");
  sessionState.set({ status: "signed-in", person: ada });
  expect(["profile", "financials", "goals", "net-worth-history"].map((key) => queryClient.getQueryData([key]))).toEqual(
    ["ahead", "ahead", "first", "ahead"],
  );
  await come("second");
  queryClient.setQueryData(["goals"], "newer", { updatedAt: Date.now() + 1 });
  sessionState.set({ status: "ended", person: ada });
  expect(queryClient.getQueryData(["goals"])).toBe("newer");
  await come("of Ada");
  sessionState.set({ status: "signed-in", person: bob });
  expect(queryClient.getQueryData(["goals"])).toBeUndefined();
});

test("a query is tried again only where the network failed", async () => {
  vi.useFakeTimers();
  const refused = vi.fn(() => Promise.reject(new CallError("internal", "No")));
  const unreachable = vi.fn(() => Promise.reject(new CallError("unavailable", "No")));
  const asking = Promise.allSettled([
    queryClient.fetchQuery({
      queryKey: ["a"],
      queryFn: refused,
      retry: queryClient.getDefaultOptions().queries?.retry,
    }),
    queryClient.fetchQuery({
      queryKey: ["b"],
      queryFn: unreachable,
      retry: queryClient.getDefaultOptions().queries?.retry,
    }),
  ]);
  await vi.runAllTimersAsync();
  await asking;
  vi.useRealTimers();
  expect(refused).toHaveBeenCalledTimes(1);
  expect(unreachable).toHaveBeenCalledTimes(3);
});
