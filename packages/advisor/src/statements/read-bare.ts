import { isMoneyGoal } from "@seven-figures/domain";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { sideOf } from "./entry-side.ts";
import { entry } from "./entry-statement.ts";
import { NO_MENTION, readMention } from "./read-mention.ts";
import type { Reading } from "./reading.ts";
import type { Statement } from "./statement.ts";

/** "My student loans": a name and nothing else. */
const ONLY_NAME = /^(?:and |so |also |then |plus |oh )*(?:my|our) [a-z0-9'-]+(?: [a-z0-9'-]+){0,3} ?$/;
/** "I get 900": money that comes in, and no word of how often. */
const ONLY_GETS =
  /^(?:and |so |well )*(?:i|we) (?:only |just |usually |normally |currently )*(?:get|gets|receive|draw|collect|see|clear|take)(?: in| home| about| around| roughly)* M$/;
/** "Saved another 200", "put by 50 more": not said for what. */
const ONLY_SAVED =
  /^(?:and |so |i |we |have |just |also |now |today )*(?:saved|banked|stashed|set aside|put aside|put by|put away|socked away|tucked away|squirrelled away)(?: up| away| aside| by)? (?:(?:another|an extra|an additional) M|M more|M extra)(?: (?:today|B|D|away|aside|by))*$/;

/** A whole sentence that no rule understood and that leaves something open, which is then asked for. */
export function readBare({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  if (text !== reading.heard || /^(?:remove|pay-off)$/.test(reading.lastVerb ?? "")) return null;
  const [money] = slotsOf(tokens, "money");
  if (!money) return ONLY_NAME.test(text) ? ownNamed({ text, tokens }, reading) : null;
  if (ONLY_GETS.test(text))
    return [{ kind: "yearly", of: "annualIncome", mode: "set", amount: money.value, timesAYear: null }];
  const hasGoals = reading.documents.goals.intermediateGoals.some(isMoneyGoal);
  return ONLY_SAVED.test(text) && hasGoals
    ? [{ kind: "goal-edit", mention: NO_MENTION, edit: { current: { by: money.value } } }]
    : null;
}

/** Something of one kind that we know and that is not stored: what it is worth or what is owed is asked. */
function ownNamed({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  const mention = readMention(tokens, reading.knownWords);
  const said = text.replace(/^.*?\b(?:my|our) /, "").split(" ");
  if (mention.words.length === 0 || said.length !== mention.words.length) return null;
  if (matchEntries(mention, knownEntries(reading.documents, null)).length > 0) return null;
  const kinds = [...kindsOf(mention.words, "debt").kinds, ...kindsOf(mention.words, "asset").kinds];
  if (kinds.length === 0 || kinds.some(({ broad, kind }) => broad || VAGUE.test(kind))) return null;
  return [entry("own", { ...mention, side: sideOf(mention.words, text, reading) }, null, null)];
}

/** Savings and funds of any sort are asked about more than they are told of. */
const VAGUE = /^(?:savings|fund|stock|bond|emergency|tax|medical|cash|pension)$/;
