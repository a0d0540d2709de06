import type { Browser, Page } from "@playwright/test";
import type { Town } from "./people.ts";

const CPU_SLOWDOWN = 4;

/** Another goal in each run: its first step is not ticked yet. */
const goalOf = (run: number) => `main li:nth-child(${run + 2}) article h3 button`;

interface BusyFigures {
  /** From the press on a link to the frame that shows the page's first and last cards in sight. */
  goalsPageMs: number;
  openGoalMs: number;
  tickStepMs: number;
  financialsPageMs: number;
}

/** A person with 200 goals and 100 assets, on a processor 4 times slower: medians of several runs. */
export async function measureBusy(browser: Browser, url: string, people: Town, runs: number): Promise<BusyFigures> {
  const measured: BusyFigures[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState: people.busy });
    const page = await context.newPage();
    await page.goto(`${url}/activity`);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.waitForLoadState("networkidle");
    const link = (name: string) => `nav[aria-label=Main] a[href="/${name}"]`;
    await page.hover(link("goals"));
    await page.hover(link("financials"));
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    const financialsPageMs = await pressUntil(page, link("financials"), "main li, main tr, main dl");
    await page.waitForTimeout(1000);
    const goalsPageMs = await pressUntil(page, link("goals"), "main article");
    await page.waitForTimeout(3000);
    const openGoalMs = await pressUntil(page, goalOf(run), "[role=dialog] input[type=checkbox]");
    await page.waitForTimeout(1500);
    const step = "[role=dialog] input[type=checkbox]";
    const tickStepMs = await pressUntil(page, step, `${step}:checked`);
    measured.push({ financialsPageMs, goalsPageMs, openGoalMs, tickStepMs });
    await context.close();
  }
  const median = (of: (figures: BusyFigures) => number) =>
    measured.map(of).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ?? 0;
  return {
    financialsPageMs: median((figures) => figures.financialsPageMs),
    goalsPageMs: median((figures) => figures.goalsPageMs),
    openGoalMs: median((figures) => figures.openGoalMs),
    tickStepMs: median((figures) => figures.tickStepMs),
  };
}

/** Milliseconds from a press to the frame after the one in which something is there. */
function pressUntil(page: Page, pressed: string, awaited: string): Promise<number> {
  return page.evaluate(
    ({ pressed, awaited }) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const frame = () => {
          if (!document.querySelector(awaited) && performance.now() - start < 10_000)
            return void requestAnimationFrame(frame);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        };
        document.querySelector<HTMLElement>(pressed)?.click();
        requestAnimationFrame(frame);
      }),
    { pressed, awaited },
  );
}
