import { expect, test } from "vitest";
import { goalOf } from "#test/goal-of.ts";
import { filterGoals, isFiltered, NO_FILTER } from "./filter-goals.ts";

const cafe = goalOf({ id: "cafe", title: "Open a Café", type: "project", status: "In Progress" });
const sql = goalOf({ id: "sql", submilestones: [{ id: "s1", title: "Finish the course" }] });
const done = goalOf({ id: "done", title: "Run 10 km", type: "lifestyle", status: "Completed", description: "Daily" });
const goals = [cafe, sql, done];
const found = (filter: object) => filterGoals(goals, { ...NO_FILTER, ...filter }).map(({ id }) => id);

test.each([
  [{}, ["cafe", "sql", "done"]],
  [{ text: "  " }, ["cafe", "sql", "done"]],
  [{ text: "cafe" }, ["cafe"]],
  [{ text: "CAFÉ open" }, ["cafe"]],
  [{ text: "course" }, ["sql"]],
  [{ text: "daily run" }, ["done"]],
  [{ type: "skill" }, ["sql"]],
  [{ status: "Completed" }, ["done"]],
  [{ type: "skill", status: "Completed" }, []],
  [{ text: "zebra" }, []],
])("%j finds %j", (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});

test("blanks alone are no filter", () => {
  expect(isFiltered({ ...NO_FILTER, text: " " })).toBe(false);
  expect(isFiltered({ ...NO_FILTER, status: "Completed" })).toBe(true);
});
