import { type Check, OF_SEVERAL } from "./evidence.ts";
import { besideRest, setTo, type ToldSum, toldSums } from "./moved-sum.ts";

/** Right before a figure, or right after it: all that is there. */
const STANDS_BEFORE =
  /\b(?:has|is|are|stands at|sits at|is at|now at|balance of|total of)(?: (?:now|only|about|around))*(?: \$)?$/;
const STANDS_AFTER = /^(?:in it |in there |on it |saved )?(?:now|in all|altogether|in total|left|remaining)\b/;
/** What moves money all the same: "is now down 300", "has another 300 in it". */
const MOVES = /\b(?:another|more|extra|down|up|off|further|paid|put|added|sent|by|lower|higher|less)\b/;

/** "The top-up goal has 3,000 now", read as 3,000 more: what stands there is offered beside. */
export const standingIsNotMoved: Check = (evidence) => {
  const told = toldSums(evidence).filter((each) => !each.isWhole && each.from === each.stored && tellsOfStanding(each));
  const [one, ...others] = told;
  if (!one || others.length > 0) return null;
  return { question: OF_SEVERAL, others: besideRest(setTo(one, evidence.documents), one.id, evidence.changes) };
};

function tellsOfStanding({ sum: { before, after } }: ToldSum): boolean {
  return (
    (STANDS_BEFORE.test(before) || STANDS_AFTER.test(after)) &&
    !MOVES.test(`${before.split(" ").slice(-2).join(" ")} ${after}`)
  );
}
