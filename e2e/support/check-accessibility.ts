import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Every page is looked at in both themes, on a phone and on a desktop. */
const LOOKS = [
  { theme: "light", width: 360 },
  { theme: "dark", width: 360 },
  { theme: "dark", width: 1280 },
  { theme: "light", width: 1280 },
] as const;

/** Counts what axe looked at and what it found, over a journey. */
interface Findings {
  checked: number;
  violations: string[];
}

export function noFindings(): Findings {
  return { checked: 0, violations: [] };
}

/** Looks at the page as it stands now, in every look. */
export async function checkAccessibility(page: Page, name: string, findings: Findings): Promise<void> {
  for (const { theme, width } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await settled(page);
    const axe = new AxeBuilder({ page, ...(await sourceFor(page)) }).options({
      resultTypes: ["violations"],
      // By itself axe also fetches and reads all style sheets, for a rule that is not run: it is one of its experiments.
      preload: { assets: ["media"] },
    });
    const { violations } = await axe.withTags(TAGS).setLegacyMode().analyze();
    findings.checked += 1;
    for (const { id, nodes } of violations) {
      for (const { target, failureSummary } of nodes) {
        findings.violations.push(`${name}, ${theme} ${width}: ${id} at ${target.join(" ")} (${failureSummary})`);
      }
    }
  }
}

/** Axe is half a megabyte, which the builder sends and runs twice with each look: once is enough for a page. */
async function sourceFor(page: Page): Promise<{ axeSource?: string }> {
  return (await page.evaluate(() => "axe" in window)) ? { axeSource: "undefined" } : {};
}

/** What still fades or slides has colours that are not its own. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
    const running = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}

/** Prints the counts, and fails where anything was found. */
export function expectAccessible(title: string, { checked, violations }: Findings): void {
  process.stdout.write(`Accessibility of ${title}: ${checked} pages checked, ${violations.length} violations\n`);
  expect(violations).toEqual([]);
}
