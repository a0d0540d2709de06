import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";

test("the landing page explains the product, and its footer leads to the legal pages and to support", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");

  await test.step("the tagline, three steps and four feature cards", async () => {
    await expect(main.getByText("Road to 1 Million", { exact: true })).toBeVisible();
    const how = main.getByRole("region", { name: "How it works" });
    await expect(how.getByRole("listitem")).toHaveCount(3);
    const features = main.getByRole("region", { name: "What you get" }).getByRole("article");
    await expect(features.getByRole("heading")).toHaveText([
      "Progress tracking",
      "Analytics",
      "Goal setting",
      "Security",
    ]);
  });

  await test.step("the footer: Beta, 2025, both legal pages, a contact mail link", async () => {
    const foot = page.getByRole("contentinfo");
    await expect(foot.getByText("Beta", { exact: true })).toBeVisible();
    await expect(foot).toContainText("© 2025 Seven Figures");
    await expect(foot.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
    await expect(foot.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
    await expect(foot.getByRole("link", { name: "Contact" })).toHaveAttribute("href", /^mailto:support@/);
  });

  await test.step("the bar: the logo leads home, Login and Get Started to their pages", async () => {
    const bar = page.getByRole("banner");
    await expect(bar.getByRole("link", { name: "Seven Figures" })).toHaveAttribute("href", "/");
    await bar.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await bar.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

for (const { path, title } of [
  { path: "/terms", title: "Terms of Service" },
  { path: "/privacy", title: "Privacy Policy" },
]) {
  test(`${path} is open to all and says what a product in testing has to say`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
    const notice = main.getByRole("region", { name: "Development notice" });
    await expect(notice).toContainText("testing phase");
    await expect(notice).toContainText("test data only");
    await expect(notice).toContainText("not financial advice");
    await expect(main).toContainText("third-party authentication and data-storage service");
    await expect(main).toContainText("children under 13");
    const contact = main.getByRole("region", { name: "Contact" });
    await expect(contact.getByRole("link", { name: /^support@/ })).toHaveAttribute("href", /^mailto:support@/);
    await expect(contact.getByRole("link", { name: /^privacy@/ })).toHaveAttribute("href", /^mailto:privacy@/);
    await main.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test("an unknown address leads to a page with a way home, and the legal pages open for the signed-in too", async ({
  page,
  context,
  server,
}) => {
  await page.goto("/nowhere");
  await expect(page.getByText("There is no page at this address.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await createPerson(context, server.url);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
});
