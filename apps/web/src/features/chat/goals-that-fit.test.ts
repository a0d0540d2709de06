import { expect, it } from "vitest";
import { skillGoal } from "../../../../../packages/domain/testing/examples.ts";
import { goalsThatFit, leftOutWords } from "./goals-that-fit.ts";

const goals = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => skillGoal({ id: `g${from + at}`, title: `Goal ${from + at}` }));

it("adds suggested goals up to fifteen, and says which were left out, with the number", () => {
  const { fitting, left } = goalsThatFit(goals(13, 5), goals(0, 13));
  expect(fitting.map(({ id }) => id)).toEqual(["g13", "g14"]);
  expect(leftOutWords(left)).toBe(
    'The advisor keeps at most 15 goals, so "Goal 15", "Goal 16", "Goal 17" were not added.',
  );
});

it("updates a goal that is there already, however many there are", () => {
  const { fitting, left } = goalsThatFit(goals(3, 1), goals(0, 20));
  expect(fitting).toHaveLength(1);
  expect(leftOutWords(left)).toBeNull();
});

it("adds none beside more than fifteen goals of the person's own", () => {
  expect(goalsThatFit(goals(30, 2), goals(0, 20))).toMatchObject({ fitting: [], left: [{ id: "g30" }, { id: "g31" }] });
});
