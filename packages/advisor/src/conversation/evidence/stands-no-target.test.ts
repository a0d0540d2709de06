import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { type Turn, talk } from "../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    assets: [{ id: "harbor", name: "Harbor savings", type: "savings", value: 9_000 }],
    goals: [
      { id: "boat", title: "Boat deposit", type: "financial", targetAmount: 20_000, currentAmount: 8_000 },
    ] as never,
  },
});

function after(...messages: string[]) {
  const turn = talk(DOCUMENTS, messages).at(-1) as Turn;
  const [goal] = turn.documents.goals.intermediateGoals;
  return { current: goal?.currentAmount, target: goal?.targetAmount, offered: turn.quickReplies.length };
}

describe("a goal that is at so much now", () => {
  it("is asked about where the figure may be what is in it or what is aimed at", () => {
    const { offered, ...amounts } = after("Boat deposit goal is 9,400 now");
    expect(amounts).toEqual({ current: 8_000, target: 20_000 });
    expect(offered).toBeGreaterThan(1);
  });

  it("has so much in it where an account was told with the same figure", () => {
    const talked = after("Harbor savings is 9,700 now", "The boat deposit goal is also 9,700 now");
    expect(talked).toMatchObject({ current: 9_700, target: 20_000 });
  });

  it("is to come to so much where the target is spoken of, or the figure is above it", () => {
    expect(after("the target of the boat deposit goal is 15,000 now")).toMatchObject({
      current: 8_000,
      target: 15_000,
    });
    expect(after("the boat deposit goal is 24,000 now")).toMatchObject({ current: 8_000, target: 24_000 });
  });
});
