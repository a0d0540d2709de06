import { expect, test } from "vitest";
import { createRouter, type RouterWindow } from "./create-router.ts";

/** A window with a history of its own, which goes back and forth as browsers do: later, and with an event. */
function openWindow(address: string, state: unknown = null) {
  const entries = [{ url: new URL(address, "http://localhost"), state }];
  let at = 0;
  let stepsUnderWay = 0;
  const listeners: (() => void)[] = [];
  const enter = (kept: number, carried: unknown, href?: string) => {
    const url = href === undefined ? entries[at]?.url : new URL(href, "http://localhost");
    entries.splice(kept, Number.POSITIVE_INFINITY, { url: url ?? new URL("http://localhost"), state: carried });
    at = kept;
  };
  const browser = {
    get location() {
      return entries[at]?.url;
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (carried: unknown, _title: string, href?: string) => enter(at + 1, carried, href),
      replaceState: (carried: unknown, _title: string, href?: string) => enter(at, carried, href),
      go: (delta: number) => {
        stepsUnderWay += 1;
        setTimeout(() => {
          stepsUnderWay -= 1;
          at += delta;
          for (const listener of listeners) listener();
        });
      },
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  };
  return {
    browser: browser as unknown as RouterWindow,
    href: () => `${browser.location?.pathname}${browser.location?.search}${browser.location?.hash}`,
    state: () => browser.history.state,
    length: () => entries.length,
    back: () => browser.history.go(-1),
    forward: () => browser.history.go(1),
    /** Waits until no step is under way, and what the last one led to has come. */
    async settled() {
      do await new Promise((resolve) => setTimeout(resolve));
      while (stepsUnderWay > 0);
      await new Promise((resolve) => setTimeout(resolve));
    },
    /** As a link within the page does. */
    followHash(hash: string) {
      enter(at + 1, null, `${browser.location?.pathname}${hash}`);
      for (const listener of listeners) listener();
    },
  };
}

/** A router whose pages are their own paths; those in `slow` come when they are told to. */
function begin(address = "/goals", state: unknown = null) {
  const window = openWindow(address, state);
  const slow = new Map<string, PromiseWithResolvers<string>>();
  const router = createRouter((path) => slow.get(path)?.promise ?? path, window.browser);
  const hold = (path: string) => {
    const waiting = Promise.withResolvers<string>();
    slow.set(path, waiting);
    return waiting;
  };
  return { window, router, hold, page: () => router.get().page };
}

test("begins where the browser is, with what its entry carries", () => {
  const { router, window } = begin("/goals?a=1#b", { usr: { signOut: true } });
  expect(router.get()).toMatchObject({
    page: "/goals",
    location: { pathname: "/goals", search: "?a=1", hash: "#b", state: { signOut: true } },
  });
  expect(window.state()).toEqual({ usr: { signOut: true }, idx: 0 });
});

test("goes to a page, and back, and forth again", async () => {
  const { router, window, page } = begin();
  await router.navigate("/profile");
  expect([page(), window.href(), window.length()]).toEqual(["/profile", "/profile", 2]);
  await router.navigate(-1);
  await window.settled();
  expect([page(), window.href()]).toEqual(["/goals", "/goals"]);
  window.forward();
  await window.settled();
  expect(page()).toBe("/profile");
});

test("the page before stands, address included, until the next one has come", async () => {
  const { router, window, hold, page } = begin();
  const profile = hold("/profile");
  const arrival = router.navigate("/profile");
  expect([page(), window.href()]).toEqual(["/goals", "/goals"]);
  profile.resolve("profile");
  await arrival;
  expect([page(), window.href()]).toEqual(["profile", "/profile"]);
});

test("a newer navigation overtakes one that waits for its page", async () => {
  const { router, window, hold, page } = begin();
  const profile = hold("/profile");
  const slow = router.navigate("/profile");
  await router.navigate("/road");
  profile.resolve("profile");
  await slow;
  expect([page(), window.href(), window.length()]).toEqual(["/road", "/road", 2]);
});

test("a page that can't be loaded is told, at its address", async () => {
  const { router, window, hold } = begin();
  const profile = hold("/profile");
  const arrival = router.navigate("/profile");
  profile.reject(new Error("gone"));
  await arrival;
  expect(router.get()).toMatchObject({ page: undefined, failure: new Error("gone") });
  expect(window.href()).toBe("/profile");
});

test("replacing leaves no entry behind, and an address is not entered twice unless it carries something", async () => {
  const { router, window } = begin();
  await router.navigate("/login", { replace: true });
  await router.navigate("/login");
  expect([window.length(), window.href()]).toEqual([1, "/login"]);
  await router.navigate("/login", { state: { step: 1 } });
  expect([window.length(), router.get().location.state]).toEqual([2, { step: 1 }]);
});

test("another query keeps the page and its hash", async () => {
  const { router, window } = begin("/road#lever");
  await router.navigate({ search: "?save=10", hash: "#lever" }, { replace: true });
  expect(window.href()).toBe("/road?save=10#lever");
});

test("what is held back is gone to once it is said", async () => {
  const { router, window, page } = begin();
  let leave: (() => void) | undefined;
  const release = router.holdBack((go) => {
    leave = go;
  });
  await router.navigate("/profile");
  expect([page(), window.href()]).toEqual(["/goals", "/goals"]);
  await router.navigate("/goals?sort=date");
  expect(window.href()).toBe("/goals?sort=date");
  leave?.();
  await window.settled();
  expect([page(), window.href()]).toEqual(["/profile", "/profile"]);
  release();
  await router.navigate("/goals");
  expect(page()).toBe("/goals");
});

test("a step back is held back too: the address returns to the page, and the step is made once it is said", async () => {
  const { router, window, page } = begin("/dashboard");
  await router.navigate("/goals");
  const asked: (() => void)[] = [];
  router.holdBack((go) => asked.push(go));
  window.back();
  await window.settled();
  expect([page(), window.href(), asked.length]).toEqual(["/goals", "/goals", 1]);
  asked[0]?.();
  await window.settled();
  expect([page(), window.href(), asked.length]).toEqual(["/dashboard", "/dashboard", 1]);
  window.forward();
  await window.settled();
  expect([window.href(), asked.length]).toEqual(["/dashboard", 2]);
});

test("a link within the page makes an entry that one can go back from", async () => {
  const { router, window } = begin();
  window.followHash("#main");
  expect([router.get().location.hash, window.state()]).toEqual(["#main", { usr: null, idx: 1 }]);
  window.back();
  await window.settled();
  expect(router.get().location.hash).toBe("");
});
