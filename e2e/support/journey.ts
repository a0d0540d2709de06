import { rm } from "node:fs/promises";
import { test as base, expect, type Page } from "@playwright/test";
import { emptyFolder } from "../../apps/server/test/empty-folder.ts";
import { isBlindWrite } from "./blind-write.ts";
import { createPerson, type Person } from "./person.ts";
import { isProvoked } from "./provoke.ts";
import { addSampleGoals, addSampleMoney } from "./sample-data.ts";
import { type RunningServer, startServer } from "./start-server.ts";

interface Journey {
  page: Page;
  /** Someone new whom the browser is signed in as, and who has told what onboarding asks. */
  person: Person;
  /** The same with the sample goals and the sample money. */
  settled: Person;
}

interface Worker {
  /** One real server for a worker's journeys; each journey has a person of its own. */
  server: RunningServer;
}

/** A journey in a real browser against the real server. Any error in the page's console fails it, and any blind write. */
export const test = base.extend<Journey, Worker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner demands a pattern here
    async ({}, use) => {
      const dataDir = emptyFolder();
      const server = await startServer(dataDir);
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  person: async ({ context, server }, use) => use(await createPerson(context, server.url)),
  settled: async ({ person }, use) => {
    await Promise.all([addSampleGoals(person), addSampleMoney(person)]);
    await use(person);
  },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error" || isExpectedRefusal(message.text())) return;
      if (!isProvoked(page, message.location().url)) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    const blind: string[] = [];
    page.on("request", (request) => {
      if (isBlindWrite(request.url(), () => request.postDataJSON().data)) blind.push(request.url());
    });
    await use(page);
    expect(complaints, "errors in the browser's console").toEqual([]);
    expect(blind, "writes of documents without what they were made from, or without an id").toEqual([]);
  },
});

/** The browser itself notes each refused request; those that a journey provokes are checked by what the page shows. */
function isExpectedRefusal(text: string): boolean {
  return /Failed to load resource: .*(status of 4\d\d|ERR_INTERNET_DISCONNECTED)/.test(text);
}

export { expect };
