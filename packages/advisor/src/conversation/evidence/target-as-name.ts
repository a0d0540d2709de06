import { idsOf } from "../../changes/document-differences.ts";
import { storedName } from "../../matching/stored-name.ts";
import { type Check, OF_SEVERAL } from "./evidence.ts";

const TARGET = /\btarget\b/i;
/** The target itself is spoken of. */
const OF_NET_WORTH =
  /\btarget (?:amount|net worth|figure|number)\b|\b(?:net worth|overall|main|big|my whole) target\b|\bmillion\b|\bmy target\b(?! (?:card|redcard))|\btarget (?:is|to|by|should be)\b/i;

/** "150 on the target", paid on the Target card: a sum that is told of what bears that name is no target. */
export const targetIsAName: Check = ({ changes, message, named, documents }) => {
  const others = changes.filter((change) => change.kind !== "set-financial-goal");
  const bearers = named.flatMap(({ things }) =>
    things.filter(({ id }) => TARGET.test(storedName(id, documents) ?? "")),
  );
  if (bearers.length === 0 || others.length === changes.length || OF_NET_WORTH.test(message)) return null;
  const isWritten = others.flatMap(idsOf).some((id) => bearers.some((each) => each.id === id));
  return {
    question: OF_SEVERAL,
    others: others.length > 0 ? [{ changes: others, statements: [] }] : [],
    isSure: isWritten,
  };
};
