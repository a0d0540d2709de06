import { idsOf, touches } from "../../changes/document-differences.ts";
import { takingBackWhole } from "../take-back-whole.ts";
import { type Check, OF_SEVERAL } from "./evidence.ts";

const DROPS = /\b(?:forget|cancel|scrap|scratch|drop|strike|bin|ditch|nix|leave out|take (?:out|off)|get rid of)\b/i;
/** What came to its end is no longer there. */
const ENDED =
  /\b(?:sold|paid|cleared|closed|gone|settled|finished|emptied|no longer|any ?more|entry|list|account|debts?|assets?)\b/i;

/** "Forget the Sears card", right after something was paid on it: that may be taken back, and not the whole card. */
export const isNoRemoval: Check = ({ changes, message, documents, before }) => {
  const { recent = [], since = 0 } = before;
  const [change, ...others] = changes;
  const isRemoval = change?.kind === "delete-debt" || change?.kind === "delete-asset";
  if (!isRemoval || others.length > 0 || since > 0 || !DROPS.test(message) || ENDED.test(message)) return null;
  const ids = new Set(idsOf(change));
  const isWritten = recent.at(-1)?.changes.some((each) => each.kind.startsWith("edit-") && touches(each, ids));
  const taken = isWritten ? takingBackWhole(recent, ids, documents, recent.length - 1) : null;
  return taken && { question: OF_SEVERAL, others: [{ changes: taken.changes, statements: [] }] };
};
