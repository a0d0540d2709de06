import { idsOf } from "../../changes/document-differences.ts";
import { anyOf } from "../../language/any-of.ts";
import type { RecentWrite } from "../conversation.ts";
import { type Check, OF_SEVERAL } from "./evidence.ts";
import { standingAt, type ToldSum, toldSums } from "./moved-sum.ts";

/** So near a sum is to the one before that it may be the same, as it was. */
const NEAR = { least: 0.5, most: 2 };
const MOVED = /^(?:add|put|subtract|pay|charge)$/;
/** So many writes ago it may have been. */
const LONGEST = 3;
const MORE = anyOf(`
  another, more, again, also, too, as well, and, n, plus, then, extra, second, further, additional, next, later,
  since, tonight, same, on top, one more, this time, before, earlier, week, month, first
`);
/** Whoever looks at what was done, and does nothing anew. */
const LOOKS_BACK = anyOf(`
  was, were, says?, said, wait, no, saw, see, looked, look, stub, slip, receipt, statement, screen,
  confirmation, misread, sorry, actually, oh, hm+, turns out, that i, bank's, it's
`);

/** Whoever says that it was wrong. */
const MENDS = /\b(?:actually|correction|misread|sorry|no|oops|wait|mistake|typo)\b/i;

/** "I looked at the stub, it was 275 that I mailed them", after 250: the same payment, or another one. */
export const sameIsToldOnce: Check = (evidence) => {
  const { message, before, changes } = evidence;
  const told = toldSums(evidence);
  const [one, ...others] = told;
  if (!one || one.isWhole || one.from !== one.stored || others.length > 0 || changes.length > 1) return null;
  if (MORE.test(message) || !LOOKS_BACK.test(message)) return null;
  const write = before.recent
    ?.slice(-LONGEST)
    .findLast(({ inverse }) => inverse.some((each) => idsOf(each).includes(one.id)));
  const from = movedFrom(one, write);
  if (from === null) return null;
  const mended = standingAt(one, from + one.value - one.stored, one.value > one.stored, evidence.documents);
  return (
    mended && { question: OF_SEVERAL, others: [mended], isSure: MENDS.test(message) && write === before.recent?.at(-1) }
  );
};

/** Where the entry stood before the last write, where that moved about as much the same way; else null. */
function movedFrom({ id, value, stored, sum }: ToldSum, write?: RecentWrite): number | null {
  // what was told as a balance is not told again by a sum
  if (!write?.statements.some((each) => each.kind === "entry" && MOVED.test(each.action))) return null;
  const was = write.inverse.find((change) => "id" in change && change.id === id);
  const from =
    was?.kind === "edit-asset" ? was.fields.value : was?.kind === "edit-debt" ? was.fields.balance : undefined;
  if (from === undefined) return null;
  const moved = stored - from;
  const isAlike = moved !== 0 && moved > 0 === value > stored;
  const share = Math.abs(moved) / sum.value;
  return isAlike && share >= NEAR.least && share <= NEAR.most ? from : null;
}
