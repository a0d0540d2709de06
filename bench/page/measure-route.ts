import type { Browser, Page } from "@playwright/test";
import { type PageWeight, weighPage } from "../../e2e/support/weigh-page.ts";
import type { Town } from "./people.ts";

export const ROUTES = [
  "/",
  "/login",
  "/signup",
  "/dashboard",
  "/goals",
  "/financials",
  "/chatbot",
  "/road",
  "/check-in",
  "/profile",
] as const;
const PUBLIC = new Set<string>(["/", "/login", "/signup"]);

/** A phone on a slow line, as Lighthouse's mobile preset throttles it with the browser's own means. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const CPU_SLOWDOWN = 4;
const AT_REST_MS = 1_500;

export interface RouteFigures extends PageWeight {
  route: string;
  /** What long tasks took beyond 50 ms each. */
  blockedMs: number;
}

/** Opens a route several times with nothing cached; figures of time are medians. */
export async function measureRoute(
  browser: Browser,
  url: string,
  route: (typeof ROUTES)[number],
  people: Town,
  runs: number,
): Promise<RouteFigures> {
  const measured: RouteFigures[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      ...(PUBLIC.has(route) ? {} : { storageState: people.usual }),
    });
    const page = await context.newPage();
    await throttle(page);
    await page.addInitScript(watchLongTasks);
    await page.goto(`${url}${route}`);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(AT_REST_MS);
    const blockedMs = await page.evaluate(() => (globalThis as { blockedMs?: number }).blockedMs ?? 0);
    measured.push({ route, blockedMs, ...(await weighPage(page)) });
    await context.close();
  }
  const [first] = measured;
  if (!first) throw new Error("At least one run is needed");
  const median = (of: (figures: RouteFigures) => number) =>
    measured.map(of).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
  return {
    ...first,
    requestsBeforePaint: median((figures) => figures.requestsBeforePaint),
    firstPaintMs: median((figures) => figures.firstPaintMs),
    largestPaintMs: median((figures) => figures.largestPaintMs),
    blockedMs: median((figures) => figures.blockedMs),
    shift: median((figures) => figures.shift),
  };
}

export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

/** Runs in the page. */
function watchLongTasks(): void {
  const counted = globalThis as { blockedMs?: number };
  counted.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counted.blockedMs = (counted.blockedMs ?? 0) + duration - 50;
  }).observe({ type: "longtask", buffered: true });
}
