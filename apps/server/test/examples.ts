import type { CallPayload } from "@seven-figures/calls";
import type { Asset, Debt, MoneyGoal, Scenario, ToldFigure } from "@seven-figures/domain";
import { visa as exampleVisa, filledProfile, moneyGoal } from "../../../packages/domain/testing/examples.ts";

export const ally: Asset = { id: "a1", name: "Ally savings", type: "savings", value: 20_000, description: "" };
export const visa: Debt = { ...exampleVisa };

/** A figure of an earlier day. */
export const moreSaved: Scenario = { id: "s1", name: "Save more", address: "saving=300" };
export const toldFund: ToldFigure = { id: "t1", date: "2024-11-20", of: "asset", name: "401k", amount: 80_000 };

const NEVER = "1970-01-01T00:00:00.000Z";

export function financialGoal(fields: Partial<MoneyGoal> = {}): MoneyGoal {
  return moneyGoal({ createdAt: NEVER, updatedAt: NEVER, ...fields });
}

export const profile: CallPayload<"saveUserProfile">["profile"] = {
  ...filledProfile,
  basicInfo: { ...filledProfile.basicInfo, name: "Ann Lee", location: "Oslo", occupation: "Engineer" },
  educationHistory: [...filledProfile.educationHistory],
  experience: [{ ...filledProfile.experience[0], position: "Engineer" }],
};
