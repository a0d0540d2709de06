import { expect, test } from "../support/journey.ts";
import { addPastDays } from "../support/past-days.ts";
import { createPerson } from "../support/person.ts";
import { failCall } from "../support/provoke.ts";
import { addGoal, addSampleMoney, daysFromNow } from "../support/sample-data.ts";

const LEAVE_GOAL = "You have unsaved changes to your goal. Are you sure you want to leave without saving?";

test("the dashboard shows where the person is, what to do next and the nearest goals", async ({ page, settled: _ }) => {
  await page.goto("/dashboard");
  const main = page.getByRole("main");

  await test.step("the greeting and the road with its marks, figures and word for the way", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Maya$/);
    const road = page.getByRole("region", { name: "Net worth", exact: true });
    await expect(road.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "60.0%");
    const marks = page.getByRole("list", { name: "Marks on the road" }).getByRole("listitem");
    await expect(marks).toHaveText([/0%/, /250k 25%/, /500k 50%/, /750k 75%/, /1M 100%/]);
    await expect(road).toContainText(/Complete\s*60\.0%/);
    await expect(road).toContainText(/Remaining\s*\$400,000/);
    await expect(road).toContainText(/Progress Made\s*\$600,000/);
    await expect(road).toContainText("You have passed the halfway mark.");
  });

  await test.step("the to-do list with its counts and due labels", async () => {
    await expect(main).toContainText("4 tasks1 completed2 urgent");
    await expect(page.getByLabel(/Set up autopay/)).toHaveAccessibleDescription("3 days overdue");
    await expect(page.getByLabel(/Pay the first half/)).toHaveAccessibleDescription("Due in 5 days");
  });

  await test.step("the two earliest-dated goals with two steps each, the new-goal tile and the way to all", async () => {
    const goals = page.getByRole("region", { name: "Your Intermediate Goals" });
    await expect(goals.getByRole("article").getByRole("heading")).toHaveText(["Pay off the Visa", "Learn SQL"]);
    const first = goals.getByRole("article").first();
    await expect(first.getByRole("listitem")).toHaveCount(2);
    await expect(first).toContainText("+1 more");
    const tile = goals.getByRole("button", { name: "Add New Goal" });
    await expect(tile).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(tile).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await goals.getByRole("link", { name: "View All Goals" }).click();
    await expect(page).toHaveURL(/\/goals$/);
    await page.goBack();
  });

  await test.step("the next milestone", async () => {
    const card = page.getByRole("region", { name: "Next Milestone" });
    await expect(card).toContainText("$750,000");
    await expect(card).toContainText("40.0%");
    await expect(card).toContainText("$150,000 to go");
  });
});

test("on small phones the first step is free of the open chat, and its example is read whole", async ({
  page,
  person: _,
}) => {
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [360, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/dashboard");
    const first = page.getByRole("region", { name: "Your first step" });
    const action = await first.getByRole("link", { name: "Add what you own and owe" }).boundingBox();
    const chat = await page.getByRole("region", { name: "AI Assistant" }).boundingBox();
    expect((action?.y ?? 0) + (action?.height ?? 0), `${width} x ${height}`).toBeLessThanOrEqual(chat?.y ?? 0);
    const field = first.getByRole("textbox", { name: "Or tell the advisor in one sentence" });
    const room = await field.evaluate((box: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      const pen = Object.assign(document.createElement("canvas").getContext("2d") ?? {}, { font });
      const needed = pen instanceof CanvasRenderingContext2D ? pen.measureText(box.placeholder).width : Infinity;
      return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - needed;
    });
    expect(room, `${width} x ${height}`).toBeGreaterThanOrEqual(0);
  }
});

test("the first step stands first, and after the target comes the next one", async ({ page, person }) => {
  await page.goto("/dashboard");

  await test.step("with nothing entered one sentence to the advisor is enough", async () => {
    const first = page.getByRole("region", { name: "Your first step" });
    await expect(first.getByRole("link", { name: "Add what you own and owe" })).toHaveAttribute("href", "/financials");
    await expect(page.getByRole("link", { name: /Add your income and expenses/ })).toBeVisible();
    const field = first.getByRole("textbox", { name: "Or tell the advisor in one sentence" });
    await field.fill((await field.getAttribute("placeholder")) ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/chatbot$/);
    await expect(page.getByRole("log")).toContainText("$9,000");
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Net worth", exact: true })).toContainText("$9,000");
    await expect(first).toBeHidden();
  });

  await test.step("at the target there is a moment, and a next target to choose", async () => {
    const data = [{ id: "funds", name: "Index funds", type: "stocks" as const, value: 1_003_000 }];
    await person.call("updateUserFinancialsSection", { section: "assets", data });
    await page.reload();
    const road = page.getByRole("region", { name: "Net worth", exact: true });
    await expect(road).toContainText("Here you are: $1,000,000");
    await road.getByRole("button", { name: "Choose your next target" }).click();
    const dialog = page.getByRole("dialog", { name: "Choose your next target" });
    await dialog.getByLabel("Target amount").fill("900k");
    await dialog.getByRole("button", { name: "Set next target" }).click();
    await expect(dialog).toContainText("Choose more than your net worth of $1,000,000");
    await dialog.getByRole("button", { name: /^\$2M/ }).click();
    await dialog.getByRole("button", { name: "Set next target" }).click();
    await expect(dialog).toBeHidden();
    await expect(road).toContainText("Target $2,000,000");
    expect((await person.call("getUserProfile", null)).financialGoal).toMatchObject({
      targetAmount: 2_000_000,
      riskTolerance: "moderate",
    });
  });
});

test("the quick actions lead to everything else, and to the help", async ({ page, person: _ }) => {
  await page.goto("/dashboard");
  const main = page.getByRole("main");

  await test.step("the help holds 4 tips, example questions and what the AI's guidance is", async () => {
    await main.getByRole("button", { name: "Chatbot Help & Tips" }).click();
    const help = page.getByRole("dialog", { name: "Chatbot Help & Tips" });
    await expect(help.getByRole("listitem")).toHaveCount(4);
    await expect(help.getByRole("group", { name: "Example questions" }).getByRole("button")).toHaveCount(6);
    await expect(help).toContainText("The AI gives educational guidance only.");
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
  });

  await test.step("an example question fills the mini chat's field", async () => {
    await main.getByRole("button", { name: "Chatbot Help & Tips" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "How much is my net worth?" }).click();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("How much is my net worth?");
    await expect(page.getByRole("textbox", { name: "Message" })).toBeFocused();
  });

  for (const [name, path] of [
    ["AI Assistant", "/chatbot"],
    ["Manage Goals", "/goals"],
    ["Manage Financials", "/financials"],
    ["Update Profile", "/profile"],
  ] as const) {
    await main.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
  }
});

test("goals are added, edited and brought on from the dashboard", async ({ page, person }) => {
  await addGoal(person, { title: "Learn SQL", submilestones: [{ title: "Finish the course" }, { title: "Pass" }] });
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog");

  await test.step("a goal is added from the tile and edited by its pencil", async () => {
    await page.getByRole("button", { name: "Add New Goal" }).click();
    await dialog.getByLabel("Goal Title").fill("Run 5 km");
    await dialog.getByLabel("Goal Type").selectOption("lifestyle");
    await dialog.getByLabel("Target Date").fill(daysFromNow(30));
    await dialog.getByRole("button", { name: "Add Goal" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Edit Run 5 km" }).click();
    await dialog.getByLabel("Goal Title").fill("Run 10 km");
    await dialog.getByRole("button", { name: "Update Goal" }).click();
    await expect(page.getByRole("article").getByRole("heading").first()).toHaveText("Run 10 km");
  });

  await test.step("details take progress and ticks", async () => {
    await page.getByRole("button", { name: "Learn SQL", exact: true }).click();
    await dialog.getByLabel("Progress", { exact: true }).fill("65");
    await dialog.getByRole("button", { name: "Update Progress" }).click();
    await expect(dialog).toContainText("65% complete");
    await dialog.getByRole("checkbox", { name: "Finish the course" }).check();
    await expect(dialog).toContainText("1/2 completed");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a click in the to-do list turns a step over, for good", async () => {
    await page.getByRole("checkbox", { name: /^Pass/ }).check();
    await expect(page.getByRole("main")).toContainText("2 tasks2 completed");
    await expect
      .poll(async () =>
        (await person.call("getUserIntermediateGoals", null)).intermediateGoals.find(({ id }) => id === "learn-sql"),
      )
      .toMatchObject({ progress: 65, submilestones: [{ completed: true }, { completed: true }] });
  });

  await test.step("a changed goal is not left unasked", async () => {
    await page.getByRole("button", { name: "Edit Run 10 km" }).click();
    await dialog.getByLabel("Goal Title").fill("Run 15 km");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Unsaved Changes" });
    await expect(question).toContainText(LEAVE_GOAL);
    await question.getByRole("button", { name: "Stay and save" }).click();
    await expect(dialog.getByLabel("Goal Title")).toHaveValue("Run 15 km");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("article").getByRole("heading").first()).toHaveText("Run 10 km");
  });
});

test("a dashboard that fails to load says so in the browser's alert and on the page, and can be tried again", async ({
  page,
  person: _,
}) => {
  const failure = await failCall(page, "getUserIntermediateGoals", "Goals are away");
  const alerts: string[] = [];
  page.on("dialog", async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  await page.goto("/dashboard");
  const message = page.getByRole("main").getByText("Dashboard loading error: Goals are away");
  await expect(message).toBeVisible();
  expect(alerts).toEqual(["Dashboard loading error: Goals are away"]);
  await failure.end();
  await page
    .getByRole("main")
    .getByRole("button", { name: /again|retry/i })
    .click();
  await expect(page.getByRole("region", { name: "Your Intermediate Goals" })).toBeVisible();
  await expect(message).toBeHidden();
});

test("nothing on the dashboard moves while it loads", async ({ page, settled: _ }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
          Object.assign(window, { shifts: Number(Reflect.get(window, "shifts")) + Number(entry.value) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await addPastDays(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Your Intermediate Goals" })).toBeVisible();
    await expect(page.getByText("Show the numbers")).toBeVisible();
    await page.waitForTimeout(500);
    const shifts = Number(await page.evaluate(() => Reflect.get(window, "shifts")));
    console.log(`layout shift of the dashboard at ${width}: ${shifts.toFixed(4)}`);
    expect(shifts, `layout shift at ${width}`).toBeLessThan(0.02);
  }
});

test("the line of net worth tells its values to a finger and to the arrow keys, and one day is no line", async ({
  browser,
  server,
}) => {
  const touch = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, baseURL: server.url };
  const context = await browser.newContext(touch);
  const page = await context.newPage();
  const person = await createPerson(context, server.url);
  await addSampleMoney(person);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText(/your first day here/)).toBeVisible();
  const chart = page.getByRole("application", { name: /^Net worth from/ });
  await expect(chart).toBeHidden();

  await addPastDays(page);
  await page.reload();
  await expect(chart).toBeVisible();
  const said = chart.getByRole("status");
  await expect(async () => {
    await chart.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.touchscreen.tap(x + width - 20, y + 60);
    await expect(said).toHaveText("Today: $600,000", { timeout: 500 });
  }).toPass();
  await page.keyboard.press("ArrowLeft");
  await expect(said).toHaveText(/: \$590,000$/);
  await page.keyboard.press("Home");
  await expect(said).toHaveText(/: \$570,000$/);
  await page.keyboard.press("Escape");
  await expect(said).toHaveText("");
  await context.close();
});
