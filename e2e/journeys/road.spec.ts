import type { Page } from "@playwright/test";
import { chatLog, say } from "../support/chat.ts";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { addPastDays } from "../support/past-days.ts";
import { addGoal, addSampleMoney, daysFromNow } from "../support/sample-data.ts";

const road = (page: Page) => page.getByRole("region", { name: /^When you reach/ });
const date = (page: Page) =>
  road(page)
    .getByRole("button", { name: /how this is computed/ })
    .first();
const chance = (page: Page) => road(page).getByRole("button", { name: /likely by/ });
const row = (page: Page) => page.getByRole("region", { name: "The road in numbers" }).getByRole("row").last();
const reading = (page: Page) => road(page).getByRole("status");

test("the road says the dashboard's date, moves with its levers, and can be kept as a link", async ({
  page,
  person,
}) => {
  await addSampleMoney(person);
  await addPastDays(page);
  await page.goto("/dashboard");
  const headline = page.getByRole("button", { name: /At today's pace.*How this is computed/ });
  await expect(headline).toContainText("% by");
  const [, month = "", likely = ""] =
    /pace\s*(\w+ \d{4}),?\s*(.+?% by \d{4})/.exec((await headline.textContent()) ?? "") ?? [];
  await page.getByRole("link", { name: "See your road" }).first().click();

  await test.step("the same date and the same likelihood as on the dashboard", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Your road" })).toBeVisible();
    expect(month).not.toBe("");
    await expect(date(page)).toContainText(month);
    await expect(chance(page)).toContainText(likely.replace(" by ", " likely by "));
  });

  await test.step("a lever brings it nearer, and the address carries it", async () => {
    await page.getByLabel("Save more each month", { exact: true }).fill("2,000");
    await expect(road(page)).toContainText(/(months|years?).* sooner than at today's pace/);
    await expect(date(page)).not.toContainText(month);
    await expect(page).toHaveURL(/\/road\?saving=2000$/);
    const moved = await date(page).textContent();
    await page.reload();
    await expect(date(page)).toHaveText(moved ?? "");
    await page.getByLabel("Save more each month", { exact: true }).fill("lots");
    await expect(page.getByText("Please enter a number")).toBeVisible();
    await page.getByRole("button", { name: "Back to today's figures" }).click();
    await expect(date(page)).toContainText(month);
  });

  await test.step("the arrow keys read the past and the future, the table holds the same", async () => {
    const chart = page.getByRole("application", { name: /The road to your target/ });
    await chart.focus();
    await page.keyboard.press("Home");
    await expect(reading(page)).toContainText("$570,000");
    await page.keyboard.press("End");
    await expect(reading(page)).toContainText(/1 in 10 below \$/);
    const last = await reading(page).locator("b").textContent();
    await page.getByText("Show the numbers").click();
    await expect(row(page)).toContainText(last ?? "");
  });

  await test.step("today's money holds here and on the dashboard, and moves no date", async () => {
    const end = await row(page).textContent();
    await page.getByText("Today's money", { exact: true }).click();
    await expect(row(page)).not.toHaveText(end ?? "");
    await expect(date(page)).toContainText(month);
    await expect(road(page)).toContainText("then buys what");
    await page.goto("/dashboard");
    await headline.click();
    await expect(page.getByRole("dialog")).toContainText("of today's money");
  });

  await test.step("a scenario is kept by its name, compared, renamed, deleted and brought back", async () => {
    await page.goto("/road?saving=2000");
    await page.getByLabel(/^Keep the levers/).fill("Save a lot");
    await page.getByRole("button", { name: "Keep scenario" }).click();
    await page.getByRole("button", { name: "Back to today's figures" }).click();
    await page.getByRole("checkbox", { name: "Save a lot" }).check();
    const rows = page.getByRole("region", { name: "Scenarios side by side" }).getByRole("row");
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText(month);
    await expect(rows.nth(2)).not.toContainText(month);
    await page.getByRole("button", { name: "Rename Save a lot" }).click();
    await page.getByLabel("Name", { exact: true }).fill("The long pull");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByRole("button", { name: "Delete The long pull" }).click();
    await expect(page.getByRole("checkbox", { name: "The long pull" })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The long pull is back")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Open The long pull" }).click();
    await expect(page).toHaveURL(/saving=2000/);
    await expect(road(page)).toContainText("sooner than at today's pace");
  });

  await test.step("a lever becomes a goal with dated steps, and one click takes it back", async () => {
    await page.getByRole("button", { name: "Make it a goal: Save $2,000 more each month" }).click();
    await expect(page.getByText("Goal added: Save $2,000 more each month")).toBeVisible();
    const goals = async () => (await person.call("getUserIntermediateGoals", null)).intermediateGoals;
    const [added] = await goals();
    expect(added?.submilestones.every(({ targetDate }) => targetDate !== null)).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The goal is taken back")).toBeVisible();
    expect(await goals()).toEqual([]);
  });

  await test.step("the advisor's what-if leads to the road with its lever set, and to the same date", async () => {
    await page.goto("/chatbot");
    await say(page, "What if I saved 300 more a month?");
    const said = /(\w+ \d{4})/.exec((await chatLog(page).textContent())?.split("you would reach $1,000,000")[1] ?? "");
    await chatLog(page).getByRole("link", { name: "See it on your road" }).click();
    await expect(page).toHaveURL(/\/road\?saving=300$/);
    await expect(page.getByLabel("Save more each month", { exact: true })).toHaveValue("300");
    await expect(date(page)).toContainText(said?.[1] ?? "no date");
  });

  await test.step("the advisor knows the scenario by its name, and opens it", async () => {
    await page.goto("/chatbot");
    await say(page, "Open my long pull scenario");
    await expect(chatLog(page)).toContainText("The long pull supposes $2,000 more saved a month.");
    await chatLog(page).getByRole("link", { name: "Open it on your road" }).click();
    await expect(page).toHaveURL(/\/road\?saving=2000$/);
  });

  await test.step("nonsense in a link is left out, with a sentence", async () => {
    await page.goto("/road?saving=lots&risk=yolo&year=2040");
    await expect(road(page)).toContainText("left out: saving, risk.");
    await expect(chance(page)).toContainText("by 2040");
  });
});

test("the road has no accessibility violations, empty and full, with what explains a figure", async ({
  page,
  person,
}) => {
  test.slow();
  const findings = noFindings();
  await page.goto("/road");
  await expect(road(page)).toContainText("Add your income and expenses to see the road ahead.");
  await expect(road(page).getByRole("link", { name: "Enter your financials" })).toBeVisible();
  await checkAccessibility(page, "empty", findings);

  await addSampleMoney(person);
  await addGoal(person, {
    title: "Trip to Japan",
    type: "financial",
    targetAmount: 6000,
    targetDate: daysFromNow(700),
  });
  await addPastDays(page);
  await page.goto(`/road?saving=300&event=home_${daysFromNow(900)}_60000&still=home`);
  await expect(chance(page)).toBeVisible();
  await page.getByText("Show the numbers").click();
  await checkAccessibility(page, "full, with levers moved", findings);

  await chance(page).click();
  await expect(page.getByRole("dialog")).toContainText("possible futures");
  await checkAccessibility(page, "what explains the likelihood", findings);
  await page.getByRole("button", { name: "Change: Swings around that return" }).click();
  await expect(page.getByLabel("Its swings a year", { exact: true })).toBeFocused();
  expectAccessible("the road", findings);
});

test("a goal's and a debt's dialog say how much nearer they bring the target, as the road does, and why", async ({
  page,
  settled: person,
}) => {
  await person.call("updateUserFinancialsSection", {
    section: "debts",
    data: [{ id: "visa", name: "Visa", type: "credit-card", balance: 12_000, interestRate: 24.99 }],
  });
  await page.goto("/road");
  const table = page.getByRole("table", { name: "Nearer $1,000,000, one at a time" });
  const days = async (title: string) => {
    const text = await table.getByRole("row", { name: title }).getByRole("button").textContent();
    return /^\d+ \w+ nearer/.exec(text ?? "")?.[0] ?? "nothing";
  };
  const [step, debt] = [await days("Pay the first half"), await days("Visa")];

  await test.step("the road's own figures explain themselves: the list, a reading, and roads side by side", async () => {
    const dialog = page.getByRole("dialog");
    await table.getByRole("row", { name: "Visa" }).getByRole("button").click();
    await expect(dialog).toContainText(debt);
    await expect(dialog).toContainText("with this debt paid off today");
    await page.keyboard.press("Escape");
    await page.getByRole("application", { name: /The road to your target/ }).focus();
    await page.keyboard.press("End");
    // the futures are run beside the page
    await expect(reading(page)).toContainText("1 in 10 below", { timeout: 20_000 });
    const read = await reading(page).locator("b").textContent();
    await page.getByRole("button", { name: `Why ${read}?` }).click();
    await expect(dialog).toContainText("1 in 10 futures below");
    await page.keyboard.press("Escape");
    await page.getByLabel(/^Keep the levers/).fill("As it is");
    await page.getByRole("button", { name: "Keep scenario" }).click();
    await page.getByRole("checkbox", { name: "As it is" }).check();
    const row = page.getByRole("region", { name: "Scenarios side by side" }).getByRole("row", { name: "As it is" });
    await row.getByRole("button").last().click();
    await expect(dialog).toContainText("Net worth in 10 years");
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 800 });
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await expect.poll(() => page.evaluate(beyond)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("a slider moves the number beside it and the road, and goes back with the other levers", async () => {
    const slider = page.getByRole("slider", { name: "Save more each month" });
    await slider.focus();
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press("ArrowRight");
    await expect(page.getByLabel("Save more each month", { exact: true })).toHaveValue("200");
    await expect(road(page)).toContainText("sooner than at today's pace");
    await page.getByRole("button", { name: "Back to today's figures" }).click();
    await expect(slider).toHaveValue("0");
    await page.getByLabel("Save more each month", { exact: true }).fill("125");
    await expect(slider).toHaveValue("125");
  });

  await test.step("a slider says where it stands at once, and goes with its lever where that is moved back meanwhile", async () => {
    const slider = page.getByRole("slider", { name: "Save more each month" });
    const back = await page.getByRole("button", { name: "Back to today's figures" }).elementHandle();
    const heard = await slider.evaluate(async (input, button) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "250");
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await Promise.resolve();
      const text = input.getAttribute("aria-valuetext");
      (button as HTMLElement).click();
      return text;
    }, back);
    expect(heard).toBe("250 dollars");
    await expect(page.getByLabel("Save more each month", { exact: true })).toHaveValue("0");
    await expect(slider).toHaveValue("0");
    await expect(slider).toHaveAttribute("aria-valuetext", "0 dollars");
  });

  await test.step("a finger that scrolls the page from a slider leaves the lever where it stood", async () => {
    const slider = page.getByRole("slider", { name: "Save more each month" });
    await slider.dispatchEvent("pointerdown", { pointerType: "touch" });
    await slider.fill("250");
    await expect(page.getByLabel("Save more each month", { exact: true })).toHaveValue("250");
    await slider.dispatchEvent("pointercancel", { pointerType: "touch" });
    await expect(slider).toHaveValue("0");
    const number = page.getByLabel("Save more each month", { exact: true });
    await expect(number).toHaveValue("0");
    // beyond the slider's reach
    await number.fill("20000");
    await number.blur();
    await slider.dispatchEvent("pointerdown", { pointerType: "touch" });
    await slider.dispatchEvent("pointercancel", { pointerType: "touch" });
    await expect(page).toHaveURL(/saving=20000/);
    await expect(number).toHaveValue("20,000");
  });

  await test.step("where a newer version has taken its place, a lever is moved without the goal it could become", async () => {
    const gone = "**/goal-of-lever-*.js";
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.goto("/road?saving=500");
    const slider = page.getByRole("slider", { name: "Save more each month" });
    await page.waitForLoadState("networkidle");
    await slider.press("ArrowRight");
    await expect(page).toHaveURL(/saving=525/);
    await expect(page.getByRole("button", { name: /^Make it a goal/ })).toHaveCount(0);
    await expect(slider).toHaveValue("525");
    await page.unroute(gone);
    await page.goto("/road");
  });

  await test.step("where a newer version has taken its place, a debt's fields stay as they are without it", async () => {
    const gone = "**/nearer-figures-*.js";
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.goto("/financials");
    await page.getByRole("button", { name: "Edit Visa" }).hover();
    await page.waitForLoadState("networkidle");
    const isServerThere = page.waitForResponse("**/api/config");
    await page.getByRole("button", { name: "Edit Visa" }).click();
    await page.getByLabel("Debt Name").fill("Visa Gold");
    await isServerThere;
    await page.getByRole("dialog").getByLabel("Description").fill("The old one");
    await expect(page.getByLabel("Debt Name")).toHaveValue("Visa Gold");
    await page.unroute(gone);
  });

  await test.step("what happens once says how much further away it moves the target, and why", async () => {
    await page.goto(`/road?event=sabbatical_${daysFromNow(900)}_30000`);
    const events = page.getByRole("region", { name: "What happens once" });
    await events.getByRole("button", { name: /further away/ }).click();
    await expect(page.getByRole("dialog")).toContainText("with all of them but this");
    await page.keyboard.press("Escape");
  });

  await test.step("a goal of money says it of what is missing and of each step", async () => {
    await page.goto("/goals");
    await page.getByRole("button", { name: "Pay off the Visa", exact: true }).click();
    const nearer = page.getByRole("region", { name: "Nearer $1,000,000" });
    await expect(nearer.getByRole("listitem").filter({ hasText: "Pay the first half" })).toContainText(step);
    await expect(nearer.getByRole("heading", { level: 4 })).toBeVisible();
    await nearer.getByRole("button").first().click();
    await expect(nearer).toContainText("Put aside on top of your pace$1,950");
    await expect(nearer).toContainText("Investments grow");
  });

  await test.step("a debt says it of being paid off, and where savings do not reach", async () => {
    await page.goto("/financials");
    await page.getByRole("button", { name: "Edit Visa" }).click();
    const nearer = page.getByRole("region", { name: "Nearer $1,000,000" });
    await expect(nearer).toContainText(debt);
    await expect(nearer.getByRole("heading", { level: 3 })).toBeVisible();
    await nearer.getByRole("button").click();
    await expect(nearer).toContainText("It is paid from cash");
  });
});
