import fc from "fast-check";
import { expect, it } from "vitest";
import { LAW_RUNS, somebody, TODAY } from "../../testing/people.ts";
import { targetOutlook, targetVerdict } from "../projections/target-outlook.ts";
import { worthAfter } from "../schedule/read-schedule.ts";
import { evaluateQuery } from "./evaluate-query.ts";

it("gives the target the date and the monthly amount of the dashboard, and the years ahead its net worth", () => {
  let dated = 0;
  fc.assert(
    fc.property(somebody, (documents) => {
      const { financials, profile, goals } = documents;
      if (!financials.assets || !financials.debts) return;
      const outlook = targetOutlook(financials, profile.financialGoal, TODAY, goals.intermediateGoals);
      const verdict = targetVerdict(outlook);
      const scene = { documents, today: TODAY };
      if ("date" in verdict) {
        dated++;
        expect(evaluateQuery({ kind: "until", goal: null, amount: null, saving: null }, scene)).toMatchObject({
          kind: "reached-in",
          date: verdict.date,
        });
      }
      const saved = evaluateQuery({ kind: "save-by", goal: null, amount: null, months: null }, scene);
      const projected = { kind: "projected", months: 120, saving: null } as const;
      if (outlook.path)
        expect(evaluateQuery({ kind: "value", of: projected }, scene)).toMatchObject({
          figure: { value: worthAfter(outlook.path.schedule, 120) },
        });
      if (outlook.path && saved.kind === "save" && outlook.requiredMonthly.kind === "monthly") {
        expect(saved.monthly).toBeCloseTo(outlook.requiredMonthly.amount, 1);
      }
    }),
    { numRuns: LAW_RUNS },
  );
  expect(dated).toBeGreaterThan(LAW_RUNS / 10);
});
