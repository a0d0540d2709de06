import type { Browser, CDPSession, Page } from "@playwright/test";
import type { Town } from "./people.ts";

const CPU_SLOWDOWN = 4;
/** A frame at 60 a second. */
const FRAME_MS = 16;
const PLACES = 80;
/** Between two places of a pull: a finger moves on every other frame or so. */
const APART_MS = 34;

/** The levers that are pulled, by the name of their slider. */
export const PULLED = ["Save more each month", "Return a year", "Prices rise a year", "Target year"] as const;

export interface PullFigures {
  places: number;
  /** Tasks of the page's main thread that took longer than a frame while the lever was pulled: by the clock, and by the thread's own. */
  longTasks: number;
  longThreadTasks: number;
  /** Of the tasks that draw, milliseconds of the thread. */
  meanMs: number;
  p95Ms: number;
  worstMs: number;
  /** What the main thread did for each place, milliseconds of its own. */
  busyMs: number;
}

/** Pulls a lever of the road to and fro on a processor 4 times slower. */
export async function measurePull(
  browser: Browser,
  url: string,
  people: Town,
  lever: (typeof PULLED)[number],
): Promise<PullFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, storageState: people.usual });
  const page = await context.newPage();
  await page.goto(`${url}/road`);
  await page
    .getByText(/% likely by \d{4}/)
    .first()
    .waitFor();
  await page.waitForLoadState("networkidle");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const slider = page.getByRole("slider", { name: `${lever}, slider` });
  await slider.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  const events = await traced(session, () => pull(page, slider));
  await context.close();
  return figuresOf(events);
}

async function pull(page: Page, slider: ReturnType<Page["getByRole"]>): Promise<void> {
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not in sight");
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.5));
  await page.mouse.down();
  await page.waitForTimeout(1_000);
  await page.evaluate(() => performance.mark("pull-begins"));
  for (let place = 1; place <= PLACES; place++) {
    const next = Date.now() + APART_MS;
    await page.mouse.move(...at(0.5 + 0.45 * Math.sin((place / PLACES) * 2 * Math.PI)));
    await page.waitForTimeout(Math.max(next - Date.now(), 0));
  }
  await page.evaluate(() => performance.mark("pull-ends"));
  await page.mouse.up();
}

interface TraceEvent {
  name: string;
  cat: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

async function traced(session: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "blink.user_timing"],
    },
  });
  await act();
  const done = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await done;
  return events;
}

function figuresOf(events: readonly TraceEvent[]): PullFigures {
  const mark = (name: string) => events.find((event) => event.name === name && event.cat.includes("user_timing"));
  const [begins, ends] = [mark("pull-begins"), mark("pull-ends")];
  if (!begins || !ends) throw new Error("The pull is not in the trace");
  const isDuring = ({ pid, tid, ts }: TraceEvent) =>
    pid === begins.pid && tid === begins.tid && ts > begins.ts && ts < ends.ts;
  const during = events.filter(isDuring);
  const tasks = during.filter(({ name, ph }) => name === "RunTask" && ph === "X");
  const drawn = during.filter(({ name }) => name === "Paint" || name === "PaintNonDrawableContent").map(({ ts }) => ts);
  const ms = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;
  const drawing = tasks
    .filter(({ ts, dur = 0 }) => drawn.some((at) => at >= ts && at <= ts + dur))
    .map(ms)
    .toSorted((a, b) => a - b);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  return {
    places: PLACES,
    longTasks: tasks.filter(({ dur = 0 }) => dur / 1_000 > FRAME_MS).length,
    longThreadTasks: tasks.filter((task) => ms(task) > FRAME_MS).length,
    meanMs: sum(drawing) / Math.max(drawing.length, 1),
    p95Ms: drawing[Math.floor(drawing.length * 0.95)] ?? 0,
    worstMs: Math.max(0, ...tasks.map(ms)),
    busyMs: sum(tasks.map(ms)) / PLACES,
  };
}
