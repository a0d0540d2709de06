import type { Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { RecentWrite } from "./conversation.ts";
import { namesIn } from "./shown-in.ts";
import { namedAsWritten, withTakenOff } from "./take-back.ts";
import { mentionOf } from "./told-things.ts";

/** Words of taking back, before what is to be taken back. */
const VERB = /^(?:undo|undoing|revert|reverse|cancel|scrap|strike|scratch|drop|forget|take|put|bring|return)$/;
const CLAUSE_ENDS = /^(?:[,.;:!]|\n|but|because|so|keep|leave|not|only|stays?|stands?)$/;
/** What may stand before the name of what is to be taken back. */
const BEFORE_NAME =
  /^(?:(?:back|the|my|our|that|this|last|latest|recent|whole|change|changes|payment|entry|update|bit|part|thing|one|transfer|sale|purchase|edit|deposit|what|i|said|told|you|wrote|did|put|to|on|of|about|for|from|into|in|with) )*#/;
/** "Undo that the bank app glitched": what was just written is meant, and then something is told. */
const IS_LAST = /^(?:that|this|it|them|those) (?:the|my|our|a|i|we|he|she|they|it|was|is)\b/;
/** "The Chase one": a name that nothing stored bears. */
const OF_UNKNOWN =
  /^(?:back |the |my |our |that )*\* (?:\* )?(?:one|ones|thing|payment|bit|entry|change|sale|transfer|purchase|deposit|goal|debt|account|loan|card|update)\b/;
/** What names nothing: any change may be meant. */
const GENERAL = new Set(
  `one ones i last latest first previous other whole wrong second third new old earlier entire same big small recent most very final above
  only extra duplicate double two three four both next former prior payment transfer sale purchase change changes deposit goal debt account
  loan card income salary wage wages pay expense expenses spending rent cost costs withdrawal money amount balance rate date target name price
  number figure stupid silly bad damn bloody update entry edit correction move bit note raise bonus refund step rename net worth title mistake
  thing things that this the my our it them all back just said told what is was of for to from on in with about little entry savings asset`.split(
    /\s+/,
  ),
);

/**
 * The name of what a message asks to take back, where none of the last writes was about it; null where one was, or nothing is named.
 */
export function unwrittenName(
  said: readonly ReaderToken[],
  recent: readonly RecentWrite[],
  documents: Documents,
): string | null {
  const at = said.findIndex(({ text }) => VERB.test(text));
  const after = said.slice(at + 1);
  const end = after.findIndex(({ text }) => CLAUSE_ENDS.test(text));
  const object = at < 0 ? [] : after.slice(0, end < 0 ? after.length : end);
  const all = withTakenOff(documents, recent);
  const named = namesIn(object, all);
  const text = object
    .map((token) => signOf(token, named.length > 0))
    .join(" ")
    .replace(/#(?: #)+/g, "#");
  if (IS_LAST.test(text)) return null;
  if (BEFORE_NAME.test(text) && named.length > 0) {
    const written = new Set(recent.flatMap(({ changes }) => changes.flatMap(idsOf)));
    const things = named.flatMap((each) => each.things);
    const [thing, ...others] = things;
    const meant = [...things, ...namedAsWritten(object, written, all)];
    if (!thing || meant.some(({ id }) => written.has(id))) return null;
    return others.length === 0 ? mentionOf(thing, all).name : namedAs(object, "#");
  }
  const isOfThings = recent.every(({ changes }) => changes.every((change) => idsOf(change).length > 0));
  return OF_UNKNOWN.test(text) && isOfThings ? namedAs(object, "*") : null;
}

/** "#" for a name that is stored, "*" for one that is not; other words as they are. */
function signOf({ marks, slot, text }: ReaderToken, isNamed: boolean): string {
  const held = [...marks].join("");
  if (/[ADG]/.test(held) || (isNamed && /[ad]/.test(held))) return "#";
  const isName = slot === null && !/[SKI]/.test(held) && /^\p{L}[\p{L}'-]+$/u.test(text);
  return isName && !GENERAL.has(text) ? "*" : text;
}

function namedAs(object: readonly ReaderToken[], sign: "#" | "*"): string {
  return object
    .filter((token) => signOf(token, sign === "#") === sign)
    .map(({ raw }) => raw)
    .join(" ");
}
