import { type GoalFormInput, newGoalForm } from "@seven-figures/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeGoalForm, stepsGone } from "./merge-goal-form.ts";

const step = (id: string, title = id) => ({
  id,
  title,
  description: "",
  targetAmount: "",
  targetDate: "",
  completed: false,
});

const form = (fields: Partial<GoalFormInput>): GoalFormInput => ({ ...newGoalForm("1"), ...fields });

const anyForm = fc
  .record({
    title: fc.constantFrom("a", "b", "c"),
    targetAmount: fc.constantFrom("1", "2"),
    status: fc.constantFrom("Not Started" as const, "Completed" as const),
    submilestones: fc.uniqueArray(
      fc
        .record({ id: fc.constantFrom("s1", "s2", "s3"), title: fc.constantFrom("x", "y") })
        .map((s) => step(s.id, s.title)),
      { selector: (s) => s.id },
    ),
  })
  .map(form);

test("an untouched form shows the newer goal", () => {
  fc.assert(
    fc.property(anyForm, anyForm, (base, theirs) => {
      expect(mergeGoalForm(base, base, theirs)).toEqual(theirs);
    }),
  );
});

test("where nothing changed elsewhere, everything typed stays", () => {
  fc.assert(
    fc.property(anyForm, anyForm, (base, mine) => {
      expect(mergeGoalForm(base, mine, base)).toEqual(mine);
    }),
  );
});

test("a typed title and a newer status both stand", () => {
  const base = form({ title: "Save" });
  const merged = mergeGoalForm(base, { ...base, title: "Save more" }, { ...base, status: "Completed" });
  expect(merged).toMatchObject({ title: "Save more", status: "Completed" });
});

test("what both changed stays as typed", () => {
  const base = form({ title: "Save" });
  expect(mergeGoalForm(base, { ...base, title: "Mine" }, { ...base, title: "Theirs" }).title).toBe("Mine");
});

test("steps added on both sides are all there, and a step deleted elsewhere goes unless it was edited here", () => {
  const base = form({ submilestones: [step("a"), step("b"), step("c")] });
  const mine = form({ submilestones: [step("c"), step("b", "edited"), step("a"), step("mine")] });
  const theirs = form({ submilestones: [step("a", "newer"), step("theirs")] });
  expect(mergeGoalForm(base, mine, theirs).submilestones.map(({ id, title }) => [id, title])).toEqual([
    ["b", "edited"],
    ["a", "newer"],
    ["mine", "mine"],
    ["theirs", "theirs"],
  ]);
});

test("a step that was edited here and deleted elsewhere is named, so that the person hears of it", () => {
  const base = form({ submilestones: [step("a"), step("b")] });
  const mine = form({ submilestones: [step("a"), step("b", "edited"), step("mine")] });
  const theirs = form({ submilestones: [step("theirs")] });
  const merged = mergeGoalForm(base, mine, theirs);
  expect(stepsGone(base, merged, theirs)).toEqual(["b"]);
});
