import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const ground = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const edge = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineColor, borderBottomColor } = getComputedStyle(node);
    return outlineStyle === "none" ? borderBottomColor : outlineColor;
  });

test("under a forced palette bars, badges, boxes and the current page stand out from their ground", async ({
  page,
  settled: _,
}) => {
  await page.emulateMedia({ forcedColors: "active" });

  await page.goto("/dashboard");
  const paper = await ground(page.locator("body"));
  for (const bar of await page.getByRole("progressbar").all()) {
    expect(await ground(bar.locator("span").first()), "what is filled of a bar").not.toBe(paper);
    expect(await edge(bar), "the whole of a bar").not.toBe(paper);
  }
  const links = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  expect(await edge(links.nth(0)), "the current page").not.toBe(paper);
  expect(await edge(links.nth(1)), "another page").toBe(paper);
  const box = page.getByRole("checkbox", { name: /Cut the card up/ });
  await expect(box).toBeChecked();
  expect(await ground(box), "a checked box").not.toBe(paper);
  expect(await ground(page.getByRole("checkbox", { name: /Set up autopay/ })), "an empty box").toBe(paper);

  await page.goto("/financials");
  for (const caption of ["Assets by type", "Debts by type"]) {
    const bar = page.getByRole("table", { name: caption }).locator("xpath=../preceding-sibling::div");
    expect(await ground(bar.locator("span").first()), caption).not.toBe(paper);
  }

  await page.goto("/goals");
  expect(await edge(page.getByText("In Progress", { exact: true }).last()), "a badge").not.toBe(paper);
  const add = page.getByRole("button", { name: "Add Goal", exact: true });
  const words = await add.evaluate((node) => getComputedStyle(node).color);
  expect(await ground(add), "the main action").not.toBe(words);
});
