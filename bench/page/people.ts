import type { Browser, BrowserContextOptions } from "@playwright/test";
import { createPerson } from "../../e2e/support/person.ts";
import { addSampleGoals, addSampleMoney, daysFromNow } from "../../e2e/support/sample-data.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** Sessions to open pages with. */
export interface Town {
  /** A person as most are: three goals, two assets, a debt. */
  usual: StorageState;
  /** One with 200 goals of five steps each and 100 assets. */
  busy: StorageState;
}

/** Makes the people of the bench through the wire. */
export async function makeTown(browser: Browser, url: string): Promise<Town> {
  const usual = await browser.newContext();
  const maya = await createPerson(usual, url);
  await addSampleMoney(maya);
  await addSampleGoals(maya);
  const busy = await browser.newContext();
  const person = await createPerson(busy, url);
  await person.call("saveUserFinancials", {
    financials: {
      financialInfo: { annualIncome: 85_000, annualExpenses: 50_400, currentSavings: 20_000 },
      assets: Array.from({ length: 100 }, (_, at) => ({
        id: `asset-${at}`,
        name: `Asset ${at + 1}`,
        type: "savings" as const,
        value: 1000 + at,
      })),
      debts: [],
    },
  });
  await person.call("saveUserIntermediateGoals", {
    goals: Array.from({ length: 200 }, (_, at) => ({
      id: `goal-${at}`,
      title: `Goal ${at + 1}`,
      type: "skill" as const,
      targetDate: daysFromNow(10 + at),
      submilestones: Array.from({ length: 5 }, (_, order) => ({
        id: `step-${at}-${order}`,
        title: `Step ${order + 1} of goal ${at + 1}`,
        order,
      })),
    })),
  });
  const town = { usual: await usual.storageState(), busy: await busy.storageState() };
  await usual.close();
  await busy.close();
  return town;
}
