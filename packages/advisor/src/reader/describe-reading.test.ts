import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { describeBriefly } from "./describe-reading.ts";

const documents = documentsOf({
  id: "describe",
  tags: [],
  turns: [],
  expect: {},
  state: {
    assets: [{ id: "a1", name: "Ally savings", type: "savings", value: 9000 }],
    debts: [{ id: "d1", name: "Chase Visa", type: "credit-card", balance: 2400, interestRate: 24 }],
  },
});

describe("changes in the words of a button", () => {
  it("name the entry and what becomes of it", () => {
    expect(describeBriefly([{ kind: "edit-debt", id: "d1", fields: { balance: 2100 } }], documents)).toBe(
      "Chase Visa: now $2,100",
    );
    expect(describeBriefly([{ kind: "delete-asset", id: "a1" }], documents)).toBe("Remove Ally savings");
  });

  it("stand beside each other where there are several", () => {
    const changes = [
      { kind: "edit-asset", id: "a1", fields: { value: 8700 } },
      { kind: "edit-debt", id: "d1", fields: { balance: 2100 } },
    ] as const;
    expect(describeBriefly(changes, documents)).toBe("Ally savings: now $8,700, Chase Visa: now $2,100");
  });

  it("are cut where a button would grow too long, and call what is gone 'it'", () => {
    const names = Array.from({ length: 20 }, (_, at) => `Skill number ${at}`);
    const text = describeBriefly([{ kind: "add-names", list: "skills", names }], documents);
    expect(text).toHaveLength(110);
    expect(text.endsWith("\u2026")).toBe(true);
    expect(describeBriefly([{ kind: "delete-goal", id: "gone" }], documents)).toBe("Remove it");
  });
});
