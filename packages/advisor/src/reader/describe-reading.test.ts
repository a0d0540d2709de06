import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { describeBriefly } from "./describe-reading.ts";

const STEP = { description: "", targetAmount: null, targetDate: null, completed: false, order: 0 };
const GOALS = [
  {
    id: "g1",
    title: "Write a book",
    type: "project",
    status: "In Progress",
    progress: 10,
    submilestones: [
      { ...STEP, id: "s1", title: "Outline" },
      { ...STEP, id: "s2", title: "Draft" },
    ],
  },
];
const documents = documentsOf({
  state: {
    assets: [{ id: "a1", name: "Ally savings", type: "savings", value: 9000 }],
    debts: [{ id: "d1", name: "Chase Visa", type: "credit-card", balance: 2400, interestRate: 24 }],
    goals: GOALS,
  },
});

describe("changes in the words of a button", () => {
  it("name the entry and what becomes of it", () => {
    expect(describeBriefly([{ kind: "edit-debt", id: "d1", fields: { balance: 2100 } }], documents)).toBe(
      "Chase Visa: now $2,100",
    );
    expect(describeBriefly([{ kind: "delete-asset", id: "a1" }], documents)).toBe("Remove Ally savings");
  });

  it("call fields and their options as receipts do", () => {
    const fields = { riskTolerance: "aggressive", primaryStrategy: "real-estate" } as const;
    expect(describeBriefly([{ kind: "set-financial-goal", fields }], documents)).toBe(
      "risk tolerance Aggressive, primary strategy Real estate",
    );
    expect(describeBriefly([{ kind: "edit-debt", id: "d1", fields: { interestRate: 19 } }], documents)).toBe(
      "Chase Visa: interest rate 19%",
    );
  });

  it("stand beside each other where there are several", () => {
    const changes = [
      { kind: "edit-asset", id: "a1", fields: { value: 8700 } },
      { kind: "edit-debt", id: "d1", fields: { balance: 2100 } },
    ] as const;
    expect(describeBriefly(changes, documents)).toBe("Ally savings: now $8,700, Chase Visa: now $2,100");
  });

  it("say what becomes of the steps of a goal", () => {
    const [outline, draft] = documents.goals.intermediateGoals[0]?.submilestones ?? [];
    if (!outline || !draft) throw new Error("no steps");
    const brief = (...submilestones: (typeof outline)[]) =>
      describeBriefly([{ kind: "edit-goal", id: "g1", fields: { submilestones } }], documents);
    expect(brief({ ...outline, completed: true }, draft)).toBe("Write a book: tick Outline");
    expect(brief(outline, { ...draft, targetDate: "2027-05-01" })).toBe("Write a book: Draft deadline 2027-05-01");
    expect(brief(outline)).toBe("Write a book: remove the step Draft");
    expect(brief(outline, draft, { ...draft, id: "s3", title: "Print" })).toBe("Write a book: add the step Print");
    expect(brief(outline, draft)).toBe("");
  });

  it("are cut where a button would grow too long, and call what is gone 'it'", () => {
    const names = Array.from({ length: 20 }, (_, at) => `Skill number ${at}`);
    const text = describeBriefly([{ kind: "add-names", list: "skills", names }], documents);
    expect(text).toHaveLength(110);
    expect(text.endsWith("\u2026")).toBe(true);
    expect(describeBriefly([{ kind: "delete-goal", id: "gone" }], documents)).toBe("Remove it");
  });
});
