import { expect, test } from "../support/journey.ts";
import { failCall, holdCall } from "../support/provoke.ts";

const YEAR = new Date().getFullYear();
const SECTIONS = [
  "Basic Information",
  "Financial Goal & Strategy",
  "Education History",
  "Work Experience",
  "Skills & Interests",
];

test("the profile page loads, names the person and saves each section by itself", async ({ page, person }) => {
  const held = await holdCall(page, "getUserSkills");
  await page.goto("/profile");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(page.getByText("Loading your profile...")).toBeVisible();
  await expect(heading).toHaveText("Your Profile");
  await held.end();
  await expect(heading).toHaveText("Maya Reyes Profile");
  await expect(page.getByText("Welcome, Maya")).toBeVisible();
  const section = (name: string) => page.getByRole("form", { name });
  const save = (name: string) => section(name).getByRole("button", { name: /Save Changes|Saving/ });
  /** The button once the section is as stored: while it saves it can't be pressed either, but says so. */
  const saved = (name: string) => section(name).getByRole("button", { name: "Save Changes", disabled: true });

  await test.step("five sections that open and fold", async () => {
    const triggers = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button");
    await expect(triggers).toHaveCount(SECTIONS.length);
    for (const [at, name] of SECTIONS.entries()) {
      const trigger = triggers.nth(at);
      await expect(trigger).toContainText(name);
      if (at > 0) await trigger.click();
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      await expect(section(name)).toBeVisible();
      await expect(save(name)).toBeDisabled();
    }
    await triggers.first().click();
    await expect(section("Basic Information")).toBeHidden();
    await triggers.first().click();
  });

  await test.step("Save Changes is enabled while its own section differs, and not while it saves", async () => {
    const occupation = page.getByLabel("Occupation");
    await occupation.fill("Nurse");
    await expect(save("Basic Information")).toBeEnabled();
    await expect(save("Financial Goal & Strategy")).toBeDisabled();
    await occupation.fill("");
    await expect(save("Basic Information")).toBeDisabled();
    await occupation.fill("Nurse");
    const saving = await holdCall(page, "updateUserProfileSection");
    await save("Basic Information").click();
    await expect(save("Basic Information")).toHaveText("Saving...");
    await expect(save("Basic Information")).toHaveAttribute("aria-disabled", "true");
    await saving.end();
    await expect(saved("Basic Information")).toBeVisible();
    expect((await person.call("getUserProfile", null)).basicInfo.occupation).toBe("Nurse");
  });

  await test.step("a failure is told, and what was typed stays", async () => {
    await page.unroute("**/api/us-central1/updateUserProfileSection");
    const failing = await failCall(page, "updateUserProfileSection");
    await page.getByLabel("Target year").fill(String(YEAR + 9));
    await save("Financial Goal & Strategy").click();
    await expect(page.getByText("Financial Goal & Strategy could not be saved. Please try again.")).toBeVisible();
    await expect(page.getByLabel("Target year")).toHaveValue(String(YEAR + 9));
    await failing.end();
    await save("Financial Goal & Strategy").click();
    await expect(saved("Financial Goal & Strategy")).toBeVisible();
    expect((await person.call("getUserProfile", null)).financialGoal.targetYear).toBe(YEAR + 9);
  });

  await test.step("education and experience are saved once they are complete", async () => {
    await page.getByRole("button", { name: "Add Education" }).click();
    await page.getByLabel("School").fill("Reed College");
    await save("Education History").click();
    await expect(page.getByText("Saved, except for the entries that are not complete yet.").first()).toBeVisible();
    expect((await person.call("getUserProfile", null)).educationHistory).toEqual([]);
    await page.getByLabel("Field of study").fill("Nursing");
    await page.getByLabel("Graduation year").fill("2012");
    await save("Education History").click();
    await expect(saved("Education History")).toBeVisible();
    expect((await person.call("getUserProfile", null)).educationHistory).toHaveLength(1);
    await page.getByRole("button", { name: "Add Experience" }).click();
    await page.getByLabel("Company").fill("Acme");
    await page.getByLabel("Position").fill("Nurse");
    await page.getByLabel("Start year").fill("2013");
    await page.getByLabel("End year").fill("Present");
    await save("Work Experience").click();
    await expect(saved("Work Experience")).toBeVisible();
    expect((await person.call("getUserProfile", null)).experience).toHaveLength(1);
  });

  await test.step("skills and interests: picked, one's own by Enter, trimmed, no blank and no second", async () => {
    await page.getByRole("button", { name: "Leadership" }).click();
    const own = page.getByRole("textbox", { name: "Add an interest" });
    for (const typed of ["   ", "  Chess ", "chess"]) {
      await own.fill(typed);
      await own.press("Enter");
    }
    await save("Skills & Interests").click();
    await expect(saved("Skills & Interests")).toBeVisible();
    const { skillsAndInterests } = await person.call("getUserSkills", null);
    expect(skillsAndInterests).toMatchObject({ skills: ["Leadership"], interests: ["Chess"] });
  });
});

test("the birthday is picked from a calendar, whose value is YYYY-MM-DD, or typed", async ({ page, person }) => {
  await page.goto("/profile");
  const birthday = page.getByLabel("Birthday");
  const open = page.getByRole("button", { name: "Choose a date" });
  const calendar = page.getByRole("dialog", { name: "Choose a date" });
  await open.click();

  await test.step("month and year dropdowns, from 100 years back to 10 ahead", async () => {
    const dropdowns = calendar.getByRole("combobox");
    await expect(dropdowns).toHaveCount(2);
    await expect(dropdowns.first().getByRole("option")).toHaveCount(12);
    const years = await dropdowns.last().getByRole("option").allTextContents();
    expect(years).toHaveLength(111);
    expect([years.at(0), years.at(-1)].sort()).toEqual([String(YEAR - 100), String(YEAR + 10)]);
    await dropdowns.last().selectOption("1990");
    await dropdowns.first().selectOption({ index: 1 });
    await calendar
      .getByRole("gridcell")
      .getByRole("button", { name: /February 28/ })
      .click();
    await expect(birthday).toHaveValue("1990-02-28");
  });

  await test.step("Today and Clear", async () => {
    await open.click();
    await calendar.getByRole("button", { name: "Today", exact: true }).click();
    const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
    await expect(birthday).toHaveValue(today);
    await open.click();
    await calendar.getByRole("button", { name: "Clear" }).click();
    await expect(birthday).toHaveValue("");
  });

  await test.step("typed as people write it, told what is wrong with it, saved as it is shown", async () => {
    const form = page.getByRole("form", { name: "Basic Information" });
    await birthday.fill("30.2.1990");
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(birthday).toHaveAccessibleDescription("Birthday does not exist: February 1990 has 28 days");
    await birthday.fill("2/28/2990");
    await expect(birthday).toHaveAccessibleDescription("Birthday cannot be in the future");
    await birthday.fill(`Feb 28, ${YEAR - 5}`);
    await expect(birthday).toHaveAccessibleDescription(/not for children under 13/);
    await birthday.fill("2/28/1990");
    await birthday.blur();
    await expect(birthday).toHaveValue("1990-02-28");
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form.getByRole("button", { name: "Save Changes" })).toBeDisabled();
    expect((await person.call("getUserProfile", null)).basicInfo.birthday).toBe("1990-02-28");
  });
});

test("leaving the profile page with unsaved changes asks first", async ({ page, person: _ }) => {
  await page.goto("/profile");
  await page.getByLabel("Location").fill("Portland");
  const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });
  await page.getByRole("link", { name: "Goals" }).first().click();
  await expect(question).toContainText(
    "You have unsaved changes to your profile. Are you sure you want to leave without saving?",
  );
  await question.getByRole("button", { name: "Stay and save" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("Portland");
  await page.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL(/\/login$/);
});
