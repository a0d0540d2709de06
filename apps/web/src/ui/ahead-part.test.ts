import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllGlobals());

/** A browser that has loaded its document and comes to rest at once. */
async function standingPage(connection = {}) {
  vi.resetModules();
  vi.stubGlobal("document", { readyState: "complete", querySelectorAll: () => [], addEventListener: () => {} });
  vi.stubGlobal("navigator", { connection });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (next: () => void) => next());
  const { pageStands, hasStood } = await import("./when-idle.ts");
  const { aheadPart } = await import("./ahead-part.ts");
  return { pageStands, hasStood, aheadPart };
}

test("a part is loaded once the page stands, and not before", async () => {
  const { pageStands, hasStood, aheadPart } = await standingPage();
  const load = vi.fn(async () => "dialog");
  const part = aheadPart(load);
  expect([load.mock.calls.length, hasStood()]).toEqual([0, false]);
  pageStands();
  await vi.waitFor(() => expect(part.get()).toBe("dialog"));
  await part.fetch();
  expect([load.mock.calls.length, hasStood()]).toEqual([1, true]);
});

test("one that is wanted earlier is loaded at once, and tells of it", async () => {
  const { aheadPart } = await standingPage();
  const part = aheadPart(async () => "dialog");
  const told = vi.fn();
  part.subscribe(told);
  expect(part.get()).toBeNull();
  await part.fetch();
  expect([part.get(), told.mock.calls.length]).toEqual(["dialog", 1]);
});

test("who saves data, and a part for later, load nothing ahead", async () => {
  const saving = await standingPage({ saveData: true });
  const load = vi.fn(async () => "dialog");
  saving.aheadPart(load);
  saving.pageStands();
  const usual = await standingPage();
  usual.aheadPart(load, { whenIdle: false });
  usual.pageStands();
  expect(load).not.toHaveBeenCalled();
});

test("a part that is gone from the server says so, and is tried again when it is wanted again", async () => {
  const { aheadPart } = await standingPage();
  vi.stubGlobal("fetch", async () => Response.json({}));
  let isThere = false;
  const part = aheadPart(async () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return "dialog";
  });
  await part.fetch();
  expect(part.failure()).toBeInstanceOf(TypeError);
  isThere = true;
  await part.fetch();
  expect([part.get(), part.failure()]).toEqual(["dialog", undefined]);
});
