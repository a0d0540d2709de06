import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const step = (id: string, title: string, order: number) => ({
  id,
  title,
  description: "",
  targetAmount: null,
  targetDate: null,
  completed: false,
  order,
});
const open = { status: "In Progress", progress: 30 };
const DOCUMENTS = documentsOf({
  state: {
    assets: [{ id: "a1", name: "Harbor checking", type: "savings", value: 5_000 }],
    debts: [{ id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 22 }],
    goals: [
      {
        id: "g1",
        title: "PMP certification",
        type: "skill",
        ...open,
        submilestones: [step("course", "Finish course", 0), step("book", "Book exam", 1), step("exam", "Pass exam", 2)],
      },
      {
        id: "g2",
        title: "Tiny house",
        type: "project",
        ...open,
        submilestones: [
          step("foundation", "Pour foundation", 0),
          step("walls", "Frame the walls", 1),
          step("wiring", "Wiring inspection", 2),
          step("sears", "Pay off Sears", 3),
        ],
      },
    ],
  },
});

function ticked(...messages: string[]): string[] {
  const after = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  return after.goals.intermediateGoals.flatMap(({ submilestones }) =>
    submilestones.filter(({ completed }) => completed).map(({ id }) => id),
  );
}

describe("steps told as done in other words than those of ticking off", () => {
  it.each([
    ["foundation's poured, thank the lord", ["foundation"]],
    ["Foundation ✅", ["foundation"]],
    ["walls are framed", ["walls"]],
    ["walls up!!", ["walls"]],
    ["wiring passed inspection", ["wiring"]],
    ["course finished at last!", ["course"]],
    ["exam booked for march", ["book"]],
    ["passed the exam!!!", ["exam"]],
    ["foundation and walls both done", ["foundation", "walls"]],
  ])("%s", (message, steps) => {
    expect(ticked(message)).toEqual(steps);
  });

  it("takes another that is only named for one more", () => {
    expect(ticked("foundation is poured", "walls too")).toEqual(["foundation", "walls"]);
  });

  it("leaves a goal open whose examination is passed", () => {
    const after = talk(DOCUMENTS, ["passed the exam!!!"]).at(-1)?.documents ?? DOCUMENTS;
    expect(after.goals.intermediateGoals[0]?.status).toBe("In Progress");
  });

  it.each([
    "the course is half done",
    "still need to pass the exam",
    "my brother passed his exam",
    "the walls start monday",
    "failed the exam",
    "the foundation isn't poured",
    "if the walls are up by june we move in",
    "are the walls done?",
    "sears card done",
    "the exam fee went up again",
  ])("ticks nothing off by %s", (message) => {
    expect(ticked(message)).toEqual([]);
  });
});
