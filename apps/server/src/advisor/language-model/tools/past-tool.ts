import { TOLD_KINDS } from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, date, dayOf, dollars, line, propose, refused } from "./advisor-tool.ts";

/** A figure of an earlier day: kept beside today's figures, never among them. */
export const pastTool = advisorTool({
  name: "tell_past",
  description:
    "Keeps what the person states of an earlier day ('I had 240k last December'): their net worth, or what one asset held or one debt stood at, named as in the data where it is there. date: the day; of a month or a year that is over, its last day. Today's figures stay as they are. What was told before of the same thing and day gives way.",
  arguments: z.object({
    of: z.enum(TOLD_KINDS),
    name: z.optional(line),
    date,
    amount: dollars,
  }),
  run({ of, name = "", date, amount }, desk) {
    const day = dayOf(date);
    if (day === null) return refused("date: there is no such day.");
    if (day >= desk.input.today) return refused("Only days before today: what holds now goes to the other tools.");
    const figure = { id: desk.input.newId("told"), of, name, date: day, amount };
    return propose(desk, { kind: "tell-past", figure }, () =>
      desk.draft.documents.past.told.find((told) => told.of === of && told.date === day && told.amount === amount),
    );
  },
});
