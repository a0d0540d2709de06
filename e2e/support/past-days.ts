import type { Page } from "@playwright/test";
import { BOOTSTRAP_PATH } from "@seven-figures/calls";
import { daysFromNow } from "./sample-data.ts";

/** Three days before today, on which net worth was 570,000, 580,000 and 590,000: nobody can wait for them. */
export async function addPastDays(page: Page): Promise<void> {
  const points = [30, 20, 10].map((days) => ({ date: daysFromNow(-days), netWorth: 600_000 - days * 1000 }));
  await page.route("**/getNetWorthHistory", (route) => route.fulfill({ json: { data: { points } } }));
  await page.route(`**${BOOTSTRAP_PATH}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), history: { points } } });
  });
}
