import { expect, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const said = (...messages: string[]) =>
  talk(documentsOf({ state: { basicInfo: { employmentStatus: "Student" } } }), messages).at(-1)?.reply ?? "";
const WAGE = "started a part time job at the library, 15 an hour 12 hours a week";

test("a wage by the hour is told by the month with the hours that were said", () => {
  expect(said(WAGE, "how much is that a month")).toContain("**$780** a month");
});

test("whoever asks of tax on a job is not taken for somebody who works for themselves", () => {
  expect(said(WAGE, "do i even pay taxes on that")).toMatch(/^\*\*That turns on who pays you\.\*\*.*W-2/);
  expect(said("how much should i set aside for taxes on my side gig")).toContain("25 to 30%");
});

test("an age is no sum", () => {
  expect(said("is it bad that its negative at 20")).not.toContain("$20");
});
