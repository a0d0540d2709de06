import { expect, test } from "../support/journey.ts";
import { createPerson } from "../support/person.ts";
import { failCall, holdCall, loseAnswer } from "../support/provoke.ts";

const YEAR = new Date().getFullYear();

test("the four steps of onboarding ask, check, sum up and save, and a failure keeps the person there", async ({
  page,
  context,
  server,
}) => {
  const person = await createPerson(context, server.url, { onboarded: false });
  await page.goto("/onboarding");
  const main = page.getByRole("main");
  const step = (title: string) => main.getByRole("heading", { level: 2, name: title });
  const next = page.getByRole("button", { name: "Next" });
  const back = page.getByRole("button", { name: "Back", exact: true });
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Complete Your Profile");

  await test.step("1: basic information, all of it required; no way back", async () => {
    await expect(page.getByText("Step 1 of 4")).toBeVisible();
    await expect(step("Basic Information")).toBeVisible();
    await expect(back).toBeDisabled();
    await page.getByLabel("Name").fill("");
    await page.getByLabel("Email").fill("");
    await next.click();
    for (const [label, message] of [
      ["Name", "Name is required"],
      ["Email", "Email is required"],
      ["Country", "Country is required"],
      ["Employment status", "Employment status is required"],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    }
    await expect(page.getByText("Step 1 of 4")).toBeVisible();
    await page.getByLabel("Name").fill("Maya Reyes");
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Country").selectOption({ label: "United States (USD)" });
    await page.getByLabel("Employment status").selectOption("Employed");
    await next.click();
  });

  await test.step("2: the goal, with a summary that follows what is typed", async () => {
    await expect(page.getByText("Step 2 of 4")).toBeVisible();
    await expect(step("Seven Figures Goal")).toBeVisible();
    const amount = page.getByLabel("Target amount");
    const year = page.getByLabel("Target year");
    await expect(amount).toHaveValue("1,000,000");
    await expect(year).toHaveValue(String(YEAR + 20));
    await amount.fill("0");
    await year.fill(String(YEAR));
    await next.click();
    await expect(amount).toHaveAccessibleDescription("Target amount must be greater than $0");
    await expect(year).toHaveAccessibleDescription("Target year must be later than the current year");
    await expect(page.getByLabel("Timeframe")).toHaveAccessibleDescription("Timeframe is required");
    await expect(page.getByLabel("Primary strategy")).toHaveAccessibleDescription("Primary strategy is required");
    await expect(page.getByText("Risk tolerance is required")).toBeVisible();
    await amount.fill("2,000,000");
    await year.fill(String(YEAR + 12));
    await expect(main).toContainText("$2,000,000");
    await expect(main).toContainText(/Years to go\s*12/);
    await page.getByLabel("Timeframe").selectOption("10+");
    await page.getByLabel("Primary strategy").selectOption("investing");
    await page.getByRole("radio", { name: /Moderate/ }).check();
    await back.click();
    await expect(page.getByText("Step 1 of 4")).toBeVisible();
    await next.click();
    await expect(amount).toHaveValue("2,000,000");
    await next.click();
  });

  await test.step("3: education and experience may be left out, but years must be right", async () => {
    await expect(page.getByText("Step 3 of 4")).toBeVisible();
    await expect(step("Education & Experience")).toBeVisible();
    await page.getByRole("button", { name: "Add Education" }).click();
    await page.getByLabel("School").fill("Reed College");
    await page.getByLabel("Graduation year").fill("1899");
    await page.getByRole("button", { name: "Add Experience" }).click();
    await page.getByLabel("Company").fill("Acme");
    await page.getByLabel("Start year").fill("soon");
    await page.getByLabel("End year").fill("later");
    await next.click();
    await expect(page.getByLabel("Graduation year")).toHaveAccessibleDescription("Please enter a valid year");
    await expect(page.getByLabel("Start year")).toHaveAccessibleDescription('Please enter a valid year or "Present"');
    await expect(page.getByLabel("End year")).toHaveAccessibleDescription(/^Please enter a valid year or "Present"/);
    await page.getByLabel("Graduation year").fill("2012");
    await page.getByLabel("Start year").fill("2015");
    await page.getByLabel("End year").fill("2014");
    await next.click();
    await expect(page.getByLabel("End year")).toHaveAccessibleDescription(/^End year must be after start year/);
    await page.getByLabel("End year").fill("present");
    await next.click();
  });

  await test.step("4: skills and interests, suggested and one's own, counted in the summary", async () => {
    await expect(page.getByText("Step 4 of 4")).toBeVisible();
    await expect(step("Skills & Interests")).toBeVisible();
    await page.getByRole("button", { name: "Programming" }).click();
    const own = page.getByLabel("Add a skill", { exact: true }).first();
    await own.fill("  ");
    await own.press("Enter");
    await own.fill("programming");
    await own.press("Enter");
    await own.fill("  Welding ");
    await own.press("Enter");
    await expect(page.getByRole("button", { name: "Welding" })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Travel" }).click();
    await expect(main.getByRole("heading", { name: "Profile Summary" })).toBeVisible();
    await expect(main).toContainText(/Skills selected\s*2/);
    await expect(main).toContainText(/Interests selected\s*1/);
  });

  const complete = page.getByRole("button", { name: "Complete Setup" });
  await test.step("a failure is told, and the person stays with everything typed", async () => {
    const failing = await failCall(page, "completeOnboarding");
    await complete.click();
    await expect(page.getByText("Your profile could not be saved. Please try again.")).toBeVisible();
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText("Step 4 of 4")).toBeVisible();
    await failing.end();
    expect(await person.call("getUserProfile", null)).toMatchObject({ basicInfo: { country: null } });
    expect((await person.call("getUserSkills", null)).skillsAndInterests).toMatchObject({ skills: [] });
  });

  await test.step("what is stored and was never answered leads nowhere: it can still be saved, after a reload too", async () => {
    const lost = await loseAnswer(page, "completeOnboarding");
    const sent: unknown[] = [];
    for (const _ of ["at first", "again"]) {
      const answered = page.waitForResponse("**/completeOnboarding");
      await complete.click();
      sent.push((await answered).request().postDataJSON().data);
      await expect(complete).toBeEnabled();
    }
    await lost.end();
    expect(sent[0]).toMatchObject({ requestId: expect.any(String) });
    expect(sent[1], "sent again, it is the same to the letter, its id too").toEqual(sent[0]);
    expect(await person.call("getUserProfile", null)).toMatchObject({ basicInfo: { country: "US" } });
    const fetched = page.waitForResponse("**/getUserProfile");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await fetched;
    await expect(page.getByText("Step 4 of 4")).toBeVisible();
    await page.reload();
    await expect(page.getByText("Step 4 of 4")).toBeVisible();
    await expect(main).toContainText(/Skills selected\s*2/);
  });

  await test.step("profile, goals and skills are saved at once, then the dashboard comes", async () => {
    const saves: string[] = [];
    page.on("request", (request) => saves.push(...(/(?:save|complete)\w+$/.exec(request.url()) ?? [])));
    const held = await holdCall(page, "completeOnboarding");
    await complete.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole("button", { name: "Completing..." })).toBeVisible();
    await held.end();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(saves, "by one call, sent once, however often the button is pressed").toEqual(["completeOnboarding"]);
    expect(await person.call("getUserProfile", null)).toMatchObject({
      basicInfo: { name: "Maya Reyes", email: person.email, country: "US", employmentStatus: "Employed" },
      educationHistory: [{ school: "Reed College", field: "", graduationYear: "2012" }],
      experience: [{ company: "Acme", startYear: "2015" }],
      financialGoal: { targetAmount: 2_000_000, targetYear: YEAR + 12 },
    });
    const { skillsAndInterests } = await person.call("getUserSkills", null);
    expect(skillsAndInterests).toMatchObject({ skills: ["Programming", "Welding"], interests: ["Travel"] });
    expect((await person.call("getUserIntermediateGoals", null)).intermediateGoals).toEqual([]);
  });
});
