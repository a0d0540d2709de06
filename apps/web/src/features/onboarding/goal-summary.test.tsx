import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textOf } from "#test/text-of.ts";
import { GoalSummary } from "./goal-summary.tsx";

const summaryOf = (targetYear: string) =>
  textOf(renderToStaticMarkup(<GoalSummary goal={{ targetAmount: "1,000,000", targetYear }} />));

test("the summary of the goal follows the year, and takes none that the field refuses", () => {
  expect(summaryOf("2199")).toContain("by 2199");
  for (const refused of ["9999", "2030.5", "soon", ""]) {
    expect(summaryOf(refused)).toContain("Years to go –");
    expect(summaryOf(refused)).not.toContain("by ");
  }
});
