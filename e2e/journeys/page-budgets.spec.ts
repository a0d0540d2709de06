import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { type PageWeight, weighPage } from "../support/weigh-page.ts";

const KB = 1024;

interface Budget {
  /** All requests until the page only fetches ahead, the document among them. */
  requests: number;
  /** Script files among them, and their gzip bytes. */
  chunks: number;
  scriptBytes: number;
  /** All files, gzip where that is smaller. */
  totalBytes: number;
}

const BUDGETS: Record<string, Budget> = {
  "/": { requests: 10, chunks: 3, scriptBytes: 2 * KB, totalBytes: 64 * KB },
  "/login": { requests: 16, chunks: 9, scriptBytes: 115 * KB, totalBytes: 172 * KB },
  "/signup": { requests: 16, chunks: 9, scriptBytes: 114 * KB, totalBytes: 171 * KB },
  "/terms": { requests: 12, chunks: 6, scriptBytes: 86 * KB, totalBytes: 143 * KB },
  "/dashboard": { requests: 17, chunks: 9, scriptBytes: 153 * KB, totalBytes: 219 * KB },
  "/goals": { requests: 16, chunks: 8, scriptBytes: 137 * KB, totalBytes: 197 * KB },
  "/chatbot": { requests: 17, chunks: 9, scriptBytes: 144 * KB, totalBytes: 206 * KB },
  "/activity": { requests: 16, chunks: 8, scriptBytes: 135 * KB, totalBytes: 194 * KB },
  "/road": { requests: 19, chunks: 10, scriptBytes: 167 * KB, totalBytes: 230 * KB },
  "/financials": { requests: 18, chunks: 10, scriptBytes: 169 * KB, totalBytes: 231 * KB },
  "/security": { requests: 19, chunks: 10, scriptBytes: 170 * KB, totalBytes: 230 * KB },
  "/check-in": { requests: 19, chunks: 10, scriptBytes: 168 * KB, totalBytes: 229 * KB },
  "/profile": { requests: 19, chunks: 10, scriptBytes: 166 * KB, totalBytes: 226 * KB },
};

const PUBLIC = ["/", "/login", "/signup", "/terms"];

/** Runs in the page: counts formatters of `Intl`, the first of which takes a browser 10 to 25 ms to make. */
function countFormatters(): void {
  const counted = globalThis as { formatters?: string[] };
  counted.formatters = [];
  for (const name of ["DateTimeFormat", "NumberFormat", "PluralRules", "Collator"] as const) {
    const Made = Intl[name] as unknown as new (...args: unknown[]) => object;
    const make = (args: unknown[]) => {
      counted.formatters?.push(name);
      return new Made(...args);
    };
    const noted = new Proxy(Made, { construct: (_, args) => make(args), apply: (_, __, args) => make(args) });
    Object.defineProperty(Intl, name, { value: noted });
  }
}

async function weigh(context: BrowserContext, path: string): Promise<PageWeight & { formatters: string[] }> {
  const page = await context.newPage();
  await page.addInitScript(countFormatters);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const weight = await weighPage(page);
  const formatters = await page.evaluate(() => (globalThis as { formatters?: string[] }).formatters ?? ["not counted"]);
  await page.close();
  return { ...weight, formatters };
}

test("no page is heavier than its budget, and nothing moves while it comes", async ({
  browser,
  server,
  context: signedIn,
  settled: _,
}) => {
  const storageState = await signedIn.storageState();
  for (const [path, { requests, chunks, scriptBytes, totalBytes }] of Object.entries(BUDGETS)) {
    // A context of its own has nothing in its cache.
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 800 },
      ...(PUBLIC.includes(path) ? {} : { storageState }),
    });
    const weight = await weigh(context, path);
    const { shift, formatters, ...rest } = weight;
    const inKB = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;
    console.log(
      `${path}: ${rest.requests} requests, ${rest.chunks} script files of ${inKB(rest.scriptBytes)}, ${inKB(rest.totalBytes)} in all`,
    );
    expect.soft(rest.requests, `requests of ${path}`).toBeLessThanOrEqual(requests);
    expect.soft(rest.chunks, `script files of ${path}`).toBeLessThanOrEqual(chunks);
    expect.soft(rest.scriptBytes, `bytes of scripts of ${path}`).toBeLessThanOrEqual(scriptBytes);
    expect.soft(rest.totalBytes, `bytes of ${path}`).toBeLessThanOrEqual(totalBytes);
    expect.soft(formatters, `formatters of ${path}`).toEqual([]);
    expect.soft(shift, `layout shift of ${path}`).toBeLessThan(0.01);
    expect.soft(rest.scriptBytes, `scripts of ${path} were seen`).toBeGreaterThan(0);
    await context.close();
  }
});

test("no script is fetched as urgently as the styles that the frame of its page is drawn with", async ({ request }) => {
  for (const path of Object.keys(BUDGETS).filter((each) => each !== "/")) {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(scripts.length, `scripts of ${path}`).toBeGreaterThan(2);
    expect(scripts.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
  }
});
