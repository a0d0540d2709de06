import { choosing, type Told } from "../changes/carry-out.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import { bold } from "../replies/describe-changes.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import { NEITHER } from "../vetoes/veto.ts";
import type { Pending } from "./conversation.ts";
import { statementId } from "./told-things.ts";

const SOME =
  /\b(?:sold|flogged|offloaded|got rid of|auctioned) (?:off )?(?:about |around |just |only )?(?:a dozen|half a dozen|a couple|a pair|a few|an?|one|two|three|four|five|six|seven|eight|nine|ten|several|some|\d{1,3})(?: of)?(?: (?:the|my|our|them|these|those))?((?: [a-z']+){1,4})/i;
/** What is sold has been named before these. */
const NAMED_BEFORE = /^(?:and|for|at|to|in|on|with|from|by)$/;

/**
 * "Sold two heifers", of heifers that are kept as one entry: before all of them go it is asked whether any are left, and what those are
 * worth.
 */
export function askingWhatIsLeft(weighed: Weighed, told: Told): Weighed {
  const words = SOME.exec(told.message)?.[1]?.trim().toLowerCase().split(" ") ?? [];
  const end = words.findIndex((word) => NAMED_BEFORE.test(word));
  const sorts = end < 0 ? words : words.slice(0, end);
  const assets = told.documents.financials.assets ?? [];
  const herd = assets.find(({ name }) => sorts.some((word) => isOneOf(word, name)));
  const sold = weighed.statements.find((each) => removes(each) && statementId(each, told.documents) === herd?.id);
  if (!herd || sold?.kind !== "entry") return weighed;
  const name = bold(herd.name);
  const options = [
    { reply: "All of them are gone", changes: [{ kind: "delete-asset" as const, id: herd.id }], yes: true as const },
    { reply: NEITHER, changes: [] },
  ];
  const question = `Are all of **${name}** gone? If not, tell me what those that you still have are worth.`;
  const instead: EntryStatement = { ...sold, action: "set", target: herd.id, amount: null };
  const ask: Pending = { ...choosing({ question, options }, told.documents), instead };
  return { ...weighed, statements: weighed.statements.filter((each) => each !== sold), asks: [...weighed.asks, ask] };
}

/** Whether a word is one, or some, of what an entry holds several of: "heifer", of "Heifers". */
function isOneOf(word: string, name: string): boolean {
  return name
    .toLowerCase()
    .split(/\s+/)
    .some((each) => each.length > 3 && /[^s]s$/.test(each) && (each === word || each === `${word}s`));
}

function removes(statement: Statement): boolean {
  return statement.kind === "entry" && statement.action === "remove";
}
