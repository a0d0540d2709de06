import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";

const LONG_NAME = "Maximiliana Featherstonehaugh-Cholmondeley ".repeat(4).trim();

test("no page scrolls sideways at 360, 768 and 1280, however long the names and amounts", async ({
  page,
  context,
  server,
}) => {
  const person = await createPerson(context, server.url, { name: LONG_NAME });
  const assets = [{ id: "a1", name: LONG_NAME, type: "other" as const, value: 987_654_321_000 }];
  await person.call("updateUserFinancialsSection", { section: "assets", data: assets });
  for (const path of ["/dashboard", "/financials", "/goals", "/profile", "/chatbot", "/activity", "/your-data"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
