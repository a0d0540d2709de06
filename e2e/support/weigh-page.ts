import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const WEB_FOLDER = join(import.meta.dirname, "../../apps/web/dist");

/** The app marks the moment from which it only fetches what may be wanted next. */
const IDLE_MARK = "idle";

/** What a browser without a cache fetched to show a page, up to the moment from which it only fetches ahead. */
export interface PageWeight {
  /** All requests, the document itself among them. */
  requests: number;
  /** Those that were begun before the largest paint. */
  requestsBeforePaint: number;
  /** Script files. */
  chunks: number;
  /** Bytes of the scripts, and of scripts, styles, fonts and the document, gzip where that is smaller. */
  scriptBytes: number;
  totalBytes: number;
  /** Bytes of the scripts that were fetched ahead afterwards. */
  aheadBytes: number;
  /** Which element was the largest paint, as a selector of its kind. */
  largest: string;
  largestPaintMs: number;
  firstPaintMs: number;
  /** The sum of all layout shifts. */
  shift: number;
}

interface Seen {
  resources: { path: string; startMs: number }[];
  idleMs: number | null;
  largest: { text: string; ms: number };
  firstPaintMs: number;
  shift: number;
}

/** Weighs a page that has just been opened with an empty cache and has come to rest. */
export async function weighPage(page: Page): Promise<PageWeight> {
  const seen = await page.evaluate(readTimeline, IDLE_MARK);
  const needed = seen.resources.filter(({ startMs }) => seen.idleMs === null || startMs < seen.idleMs);
  const ahead = seen.resources.filter((resource) => !needed.includes(resource));
  const scripts = needed.filter(isScript);
  return {
    requests: needed.length + 1,
    requestsBeforePaint: needed.filter(({ startMs }) => startMs < seen.largest.ms).length + 1,
    chunks: scripts.length,
    scriptBytes: sumOf(scripts),
    totalBytes: sumOf([{ path: new URL(page.url()).pathname, startMs: 0 }, ...needed]),
    aheadBytes: sumOf(ahead.filter(isScript)),
    largest: seen.largest.text,
    largestPaintMs: seen.largest.ms,
    firstPaintMs: seen.firstPaintMs,
    shift: seen.shift,
  };
}

function isScript({ path }: { path: string }): boolean {
  return path.endsWith(".js");
}

function sumOf(resources: Seen["resources"]): number {
  return resources.reduce((sum, { path }) => sum + gzipBytes(path), 0);
}

/** Answers of the server's own are not files, and count nothing here. */
function gzipBytes(path: string): number {
  if (path.startsWith("/api/")) return 0;
  const isFile = /\.[^/]*$/.test(path);
  const file = join(WEB_FOLDER, isFile ? path : path === "/" ? "index.html" : `pages${path}.html`);
  const { size } = statSync(file, { throwIfNoEntry: false }) ?? { size: 0 };
  return size === 0 ? 0 : Math.min(size, gzipSync(readFileSync(file), { level: 9 }).byteLength);
}

/** Runs in the page. */
async function readTimeline(idleMark: string): Promise<Seen> {
  const buffered = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 300);
    });
  const [paints, shifts] = await Promise.all([buffered("largest-contentful-paint"), buffered("layout-shift")]);
  const largest = paints.at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
  const element = largest?.element;
  // Fetched for the tab, not for the page: Chromium 156 tells of it here, 153 did not.
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')].map(({ href }) => href);
  const fetched = performance.getEntriesByType("resource").filter(({ name }) => !icons.includes(name));
  const resources = fetched.map(({ name, startTime }) => ({ path: new URL(name).pathname, startMs: startTime }));
  return {
    resources,
    idleMs: performance.getEntriesByName(idleMark)[0]?.startTime ?? null,
    largest: {
      text: element ? `${element.tagName.toLowerCase()}: ${(element.textContent ?? "").trim().slice(0, 40)}` : "",
      ms: largest?.startTime ?? 0,
    },
    firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    shift: shifts.reduce((sum, shift) => sum + (shift as PerformanceEntry & { value: number }).value, 0),
  };
}
