import type { Page } from "@playwright/test";
import { BOOTSTRAP_PATH, type CallName } from "@seven-figures/calls";

/** Addresses that a journey makes fail on purpose; the browser notes each failure in its console. */
const provoked = new WeakMap<Page, Set<string>>();

export function isProvoked(page: Page, url: string): boolean {
  return [...(provoked.get(page) ?? [])].some((path) => url.endsWith(path));
}

interface Provocation {
  /** From now on the server answers by itself again. */
  end(): Promise<void>;
}

/** A page then asks for everything one by one. */
export async function refuseBootstrap(page: Page): Promise<void> {
  await page.route(`**${BOOTSTRAP_PATH}`, (route) => route.fulfill({ status: 429, json: {} }));
}

/** Makes a data call fail as if the server had broken down, until it is ended. */
export async function failCall(page: Page, name: CallName, message = "The database is away"): Promise<Provocation> {
  await refuseBootstrap(page);
  return answerWith(page, `/api/us-central1/${name}`, 500, { error: { status: "INTERNAL", message } });
}

/** Lets a data call through to the server, and its answer not back. */
export async function loseAnswer(page: Page, name: CallName): Promise<Provocation> {
  const path = `/api/us-central1/${name}`;
  provoked.set(page, (provoked.get(page) ?? new Set()).add(path));
  await page.route(`**${path}`, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: { error: { status: "UNAVAILABLE", message: "The line was lost" } } });
  });
  return { end: () => page.unroute(`**${path}`) };
}

/** Makes an auth request fail with one of the specification's codes. */
export function failAuth(page: Page, path: string, status: number, code: string): Promise<Provocation> {
  return answerWith(page, `/api/auth${path}`, status, { code, message: code });
}

async function answerWith(page: Page, path: string, status: number, json: unknown): Promise<Provocation> {
  provoked.set(page, (provoked.get(page) ?? new Set()).add(path));
  const url = `**${path}`;
  await page.route(url, (route) => route.fulfill({ status, json }));
  return { end: () => page.unroute(url) };
}

/** Holds a data call back until it is ended, to see what shows while it is under way. */
export async function holdCall(page: Page, name: CallName): Promise<Provocation> {
  await refuseBootstrap(page);
  return hold(page, `/api/us-central1/${name}`);
}

/** The same for what is asked of any path. */
export async function hold(page: Page, path: string): Promise<Provocation> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return { end: async () => resolve() };
}
