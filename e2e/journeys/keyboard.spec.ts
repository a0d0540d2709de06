import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { newAccount } from "../support/person.ts";

/** Presses Tab until the element has the focus, as someone without a mouse does, and looks that the focus is seen. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${target} can't be reached with ${key}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Chooses in a native select by typing the beginning of what it reads. */
async function choose(page: Page, label: string, beginning: string, value: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  await tabTo(page, select);
  await page.keyboard.type(beginning);
  await expect(select).toHaveValue(value);
}

async function press(page: Page, name: string | RegExp, role: "button" | "link" = "button"): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: typeof name === "string" }).first());
  await page.keyboard.press("Enter");
}

test("someone signs up and goes through onboarding with the keyboard alone, and signs out", async ({ page }) => {
  const account = newAccount();
  await page.goto("/");
  await press(page, "Get Started", "link");
  await expect(page).toHaveURL(/\/signup$/);
  await typeInto(page, "Email", account.email);
  await typeInto(page, "Password", account.password);
  await typeInto(page, "Confirm Password", account.password);
  await tabTo(page, page.getByRole("checkbox", { name: /I agree/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Step 1 of 4")).toBeVisible();

  await typeInto(page, "Name", "Maya Reyes");
  await choose(page, "Country", "United S", "US");
  await choose(page, "Employment status", "Empl", "Employed");
  await press(page, "Next");
  await expect(page.getByRole("heading", { name: "Seven Figures Goal" })).toBeFocused();
  await typeInto(page, "Target amount", "1000000");
  await choose(page, "Timeframe", "10", "10+");
  await choose(page, "Primary strategy", "Inv", "investing");
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Education & Experience" })).toBeFocused();
  await press(page, "Next");
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Sales" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Sales" })).toHaveAttribute("aria-pressed", "true");
  await press(page, "Complete Setup");
  await expect(page).toHaveURL(/\/dashboard$/);

  await tabTo(page, page.getByRole("button", { name: /menu/i }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const signOut = page.getByRole("menuitem", { name: "Sign Out" });
  await expect(signOut).toBeVisible();
  await tabTo(page, signOut, "ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("an asset, a debt and the profile are kept with the keyboard alone", async ({ page, person }) => {
  await page.goto("/financials");
  await expect(page.getByRole("button", { name: "Add Asset" })).toBeVisible();

  await test.step("the first Tab leads past the bar", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Import from a file" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Annual Income")).toBeFocused();
  });

  await test.step("an asset", async () => {
    await press(page, "Add Asset");
    await expect(page.getByLabel("Asset Name")).toBeFocused();
    await page.keyboard.type("Ally");
    await typeInto(page, "Value", "20000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("button", { name: "Add Asset" })).toBeFocused();
  });

  await test.step("Tab stays within a dialog, and Escape leaves it", async () => {
    await press(page, "Add Debt");
    const dialog = page.getByRole("dialog");
    await expect(page.getByLabel("Debt Name")).toBeFocused();
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press("Tab");
      // At either end the browser passes a guard that sends the focus round.
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: "Add Debt" })).toBeFocused();
  });

  await test.step("a debt", async () => {
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Debt Name")).toBeFocused();
    await page.keyboard.type("Visa");
    await choose(page, "Type", "Credit", "credit-card");
    await typeInto(page, "Balance", "3200");
    await press(page, "Add Debt");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await person.call("getUserStats", null)).toMatchObject({ netWorth: 16_800 });
  });

  await test.step("a debt is deleted after a question", async () => {
    await press(page, "Delete Visa");
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole("button", { name: "Delete Debt" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("You confirmed you have no debts. Great job!")).toBeVisible();
    await expect(page.getByRole("button", { name: "Add Debt" })).toBeFocused();
  });

  await test.step("the profile, its calendar and its folded sections", async () => {
    await tabTo(page, page.getByRole("button", { name: /menu/i }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("menuitem", { name: "Profile" }), "ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await press(page, "Choose a date");
    const calendar = page.getByRole("dialog", { name: "Choose a date" });
    const days = calendar.getByRole("gridcell").getByRole("button");
    await expect(days.and(page.locator(":focus"))).toBeVisible();
    const years = calendar.getByRole("combobox").last();
    await tabTo(page, years, "Shift+Tab");
    await page.keyboard.type("1990");
    await expect(years).toHaveValue("1990");
    await tabTo(page, days.and(page.locator("[tabindex='0']")));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Birthday")).toHaveValue(/^199[01]-\d\d-\d\d$/);
    await typeInto(page, "Occupation", "Nurse");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Basic Information saved.")).toBeVisible();
    await press(page, /^Skills & Interests/);
    await tabTo(page, page.getByRole("textbox", { name: "Add a skill" }));
    await page.keyboard.type("Welding");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Welding" })).toHaveAttribute("aria-pressed", "true");
    await tabTo(
      page,
      page.getByRole("form", { name: "Skills & Interests" }).getByRole("button", { name: "Save Changes" }),
    );
    await page.keyboard.press("Enter");
    await expect(page.getByText("Skills & Interests saved.")).toBeVisible();
  });
});

test("on a phone what has the focus is never under the bars", async ({ page, person: _ }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/profile");
  await page.getByRole("button", { name: /^Skills & Interests/ }).click();
  await page.getByRole("button", { name: "Programming" }).focus();
  const covered: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("main")) return null;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return there && !there.closest("main") ? focused.textContent || focused.id : null;
      });
      if (hidden) covered.push(hidden);
    }
  }
  expect(covered).toEqual([]);
});
