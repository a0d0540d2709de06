import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { type Turn, talk } from "../../testing/talk.ts";

const step = (id: string, title: string, order: number) => ({ id, title, completed: false, order });
const submilestones = [step("roof", "Roof", 0), step("east", "East wall", 1), step("wiring", "Wiring", 2)];
const DOCUMENTS = documentsOf({
  state: { goals: [{ id: "g1", title: "Redo the barn", type: "project", submilestones }] },
});
const TOLD = "roof is done, tick it off";

function ticked(...messages: string[]) {
  const [goal] = (talk(DOCUMENTS, messages).at(-1) as Turn).documents.goals.intermediateGoals;
  return goal?.submilestones.filter(({ completed }) => completed).map(({ id }) => id);
}

describe("another step than the one that was ticked off", () => {
  it.each([
    "Oh no, I got it mixed up. It was the east wall they finished; the roof is still open.",
    "no wait, it was the east wall that is done, not the roof",
    "no, I meant the east wall",
  ])("is ticked off in its place: %s", (message) => expect(ticked(TOLD, message)).toEqual(["east"]));

  it("is ticked off besides where both are done", () => {
    expect(ticked(TOLD, "east wall is done too")).toEqual(["roof", "east"]);
  });
});
