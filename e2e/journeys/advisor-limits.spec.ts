import { chatLog, say } from "../support/chat.ts";
import { expect, test } from "../support/journey.ts";
import { addSampleMoney } from "../support/sample-data.ts";

const upTo = <Entry>(count: number, entry: (at: number) => Entry) =>
  Array.from({ length: count }, (_, at) => entry(at));

test("the chat adds at most 10 assets, 10 debts and 15 goals, and says so", async ({ page, person }) => {
  await person.call("saveUserFinancials", {
    financials: {
      financialInfo: { annualIncome: null, annualExpenses: null, currentSavings: null },
      assets: upTo(10, (at) => ({ id: `a${at}`, name: `Asset ${at}`, type: "savings" as const, value: 100 })),
      debts: upTo(10, (at) => ({ id: `d${at}`, name: `Debt ${at}`, type: "other" as const, balance: 100 })),
    },
  });
  await person.call("saveUserIntermediateGoals", {
    goals: upTo(15, (at) => ({ id: `g${at}`, title: `Aim ${at}`, type: "skill" as const })),
  });
  await page.goto("/chatbot");
  for (const [words, limit] of [
    ["I have 5k in a Chase checking account", "10 assets"],
    ["I owe 3,200 on a Visa at 24.9%", "10 debts"],
    ["I want to save 20k for a house by June 2030", "15 goals"],
  ] as const) {
    await say(page, words);
    await expect(chatLog(page).locator("[data-sender=advisor]").last()).toContainText(limit);
  }
  const { assets, debts } = await person.call("getUserFinancials", null);
  const { intermediateGoals } = await person.call("getUserIntermediateGoals", null);
  expect([assets?.length, debts?.length, intermediateGoals.length]).toEqual([10, 10, 15]);
});

test("Add all adds nothing past 15 goals, though another tab added the last meanwhile, and says so", async ({
  page,
  person,
}) => {
  await addSampleMoney(person);
  const goals = upTo(15, (at) => ({ id: `g${at}`, title: `Aim ${at}`, type: "skill" as const }));
  await person.call("saveUserIntermediateGoals", { goals: goals.slice(0, 12) });
  await page.goto("/chatbot");
  await say(page, "Make me a plan");
  const addAll = page.getByRole("button", { name: "Add all" });
  await expect(addAll).toBeVisible();
  await person.call("saveUserIntermediateGoals", { goals });
  await addAll.click();
  await expect(page.getByText(/The advisor keeps at most 15 goals, so ".+" (was|were) not added\./)).toBeVisible();
  expect((await person.call("getUserIntermediateGoals", null)).intermediateGoals).toHaveLength(15);
});
