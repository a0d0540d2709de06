import { join } from "node:path";
import { createServer } from "vite";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";

const web = join(import.meta.dirname, "../../apps/web");
const cacheDir = join(import.meta.dirname, "../../.cache/gallery");

test("the gallery shows every widget, without an accessibility violation in either theme", async ({ page }) => {
  const vite = await createServer({
    configFile: join(web, "vite.config.ts"),
    cacheDir,
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  try {
    await vite.listen();
    const findings = noFindings();
    await page.goto(`${vite.resolvedUrls?.local[0]}gallery`);
    await expect(page.getByRole("heading", { name: "Gallery" })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("list", { name: "Without a specimen" }).getByRole("listitem")).toHaveText([]);
    await checkAccessibility(page, "as it stands", findings);
    for (const [opener, role] of OPENED) {
      await page.getByRole("button", { name: opener }).click();
      await expect(page.getByRole(role)).toBeVisible();
      await checkAccessibility(page, opener, findings);
      await page.keyboard.press("Escape");
      await expect(page.getByRole(role)).toBeHidden();
    }
    expectAccessible("the gallery", findings);
  } finally {
    await vite.close();
  }
});

const OPENED = [
  ["Open a form", "dialog"],
  ["Ask before destroying", "alertdialog"],
  ["Open the menu", "menu"],
] as const;
