import { type Documents, figureChanges, type History } from "@seven-figures/domain";
import { MIRA } from "./people.ts";

/** Mira's figures of earlier days, by the names of entries that stood otherwise. */
function miraWhen(amounts: Record<string, number>): Documents {
  const { financials } = MIRA;
  return {
    ...MIRA,
    financials: {
      ...financials,
      assets: (financials.assets ?? []).map((each) => ({ ...each, value: amounts[each.name] ?? each.value })),
      debts: (financials.debts ?? []).map((each) => ({ ...each, balance: amounts[each.name] ?? each.balance })),
    },
  };
}

/** As Mira's figures stood in the spring, in the summer, and before November's change. */
export const MIRA_WAS = {
  spring: miraWhen({ "Ally savings": 9_000, Visa: 6_300, "Fidelity 401k": 46_000 }),
  summer: miraWhen({ "Ally savings": 9_000, Visa: 6_300 }),
  autumn: miraWhen({ Visa: 6_300 }),
};

/** What became of them since January. */
export const MIRA_HISTORY: History = {
  since: "2026-01-10",
  changes: [
    { date: "2026-05-04", fields: figureChanges(MIRA_WAS.spring, MIRA_WAS.summer) },
    { date: "2026-09-15", fields: figureChanges(MIRA_WAS.summer, MIRA_WAS.autumn) },
    { date: "2026-11-05", fields: figureChanges(MIRA_WAS.autumn, MIRA) },
  ],
  earlier: [],
};
