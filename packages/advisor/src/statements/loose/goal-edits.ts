import { type Phrase, phraseOf, slotsOf } from "../../language/phrase.ts";
import type { Token } from "../../language/token.ts";
import { alike, matchGoals } from "../../matching/match-goals.ts";
import { goalMention } from "../goal-mention.ts";
import { isOfEntry } from "../is-of-entry.ts";
import { asksRemoval } from "../read-goal-edits.ts";
import type { Reading, RunReader } from "../reading.ts";
import type { GoalEdit, Mention, Statement } from "../statement.ts";

const LEAD = "^(?:(?:and|so|then|also|but|well|plus|just|today|i|we|have|had|my|our|the|,|B) )*";
const AMOUNT = "(?:(?:another|an extra|an additional|about|around|some|the|a|last) )*M(?: (?:more|extra|bucks|of it))?";
const VERB =
  "(?!(?:owe|need|have|had|is|are|was|want|cost|costs|earned|won|set|make|made|call|called|raise|lower|a|an|the|of|at|by|with|from|to|in|on|for|another|about|only|over|count|counted|find|found|see|saw|spy|spot|noticed?|expect|expected|requests?|requested|ask|asked|demand|demanded|pledged|promised|estimate|estimated|calculate|calculated|figure|figured|forecast|project|projected|show|shows|showed|hold|keep|kept|imagine|imagined|guess|guessed|predict|predicted|propose|proposed|require|required) |[a-z-]+ing )[a-z-]+(?: (?:away|aside|over|across|back|in|out|off))?";

interface GoalFrame {
  shape: RegExp;
  does: (amount: number) => GoalEdit;
}

const frame = (shape: string, does: GoalFrame["does"]): GoalFrame => ({
  shape: new RegExp(`${LEAD}${shape}(?= |$)`),
  does,
});
const goesIn = (amount: number): GoalEdit => ({ current: { by: amount } });
const comesOut = (amount: number): GoalEdit => ({ current: { by: -amount } });

/** Money in and out of a goal that is saved for, whatever the verb. `X` stands for the goal. To add a shape, add a line. */
const FRAMES: GoalFrame[] = [
  // "Nicked 80 from the kiln fund", "funnelled 90 into it"
  frame(`${VERB} ${AMOUNT} (?:out of|from|off) X`, comesOut),
  frame(`${VERB} ${AMOUNT} (?:straight |right )?(?:into|onto|to|towards?|in) X`, goesIn),
  // "The college fund swallowed another 400", "fed the emergency fund 250"
  frame(`X ${VERB} (?:another|an extra|an additional) M(?: more)?`, goesIn),
  frame(`(?:fed|feed|treated|gifted|handed|slipped|tossed|spotted|granted|gave|awarded) X ${AMOUNT}`, goesIn),
];

/** With these in it an amount beside a goal may be something else, or not so. */
const NOT_LOOSE =
  /\b(?:costs?|prices?|fees?|target|deadline|if|would|could|should|might|may|can|will|shall|wants?|needs?|plans?|planning|hopes?|wish|going to|he|she|his|her|their|him|usually|every|each|per|monthly|weekly|used|was|were|ago|never|not|no|nothing|unless|before|instead|than|short|left|away|tomorrow|soon|later|next|raise|lower|limit|someone|people|interest|tax|loan|debt|card)\b|\b[RTHDPQ]\b/;

/** A sentence about one stored goal of money that no rule understood: an amount that goes in or comes out. */
export const readGoalEditLoosely: RunReader = (run, reading) => {
  const gone = removedLoosely(run, reading);
  if (gone) return { statements: [gone], from: 0, to: run.tokens.length };
  const [money, ...others] = slotsOf(run.tokens, "money");
  if (!money || others.length > 0 || NOT_LOOSE.test(run.text)) return null;
  const mention = goalMention(run.tokens, reading);
  if (!mention || mention.many || isOfEntry(run.text, run.tokens, reading)) return null;
  const [goal, ...more] = matchGoals(mention, reading.documents);
  if (goal?.type !== "financial" || more.length > 0) return null;
  const masked = maskGoal(run, mention);
  const found = FRAMES.find(({ shape }) => shape.test(masked));
  if (!found) return null;
  return {
    statements: [{ kind: "goal-edit", mention, edit: found.does(money.value) }],
    from: 0,
    to: run.tokens.length,
  };
};

const POINTS = / (?:it|that|this one)\b/;
/** What a sentence ends in that tells to take off what it spoke of. */
const POINTED =
  /(?:[,:] |\b(?:and|so) )(?:(?:so|and|please|you can|can you|could you|just) )*(?<order>[a-z]+(?: (?:off|out))? (?:it|that|that one|this one)(?: (?:off|out))?)(?: (?:please|now|for good))*$/;

/** "I've no use for the kiln goal, jettison it": the one goal that is named. */
function removedLoosely({ text, tokens }: Phrase, reading: Reading): Statement | null {
  const order = POINTS.test(text) ? POINTED.exec(text)?.groups?.order : undefined;
  if (!order || /\b[MDPR]\b|\b(?:if|not (?:delete|remove|drop)|step)\b/.test(text) || !asksRemoval(order)) return null;
  const mention = goalMention(tokens, reading);
  const [goal, ...others] = mention && !mention.many ? matchGoals(mention, reading.documents) : [];
  return mention && goal && others.length === 0 && !isOfEntry(text, tokens, reading)
    ? { kind: "goal-remove", mention }
    : null;
}

const AROUND_NAME = /^(?:my|our|the|that|goal|fund|pot|kitty|jar|stash|money|savings|account|'s)$/;

/** The clause with the goal's name and what stands beside it as one `X`. */
function maskGoal({ tokens }: Phrase, { words }: Mention): string {
  const isName = tokens.map(
    ({ text, slot }) => slot === null && words.some((word) => word === text || alike(word, text)),
  );
  const isPart = (at: number) => isName[at] || AROUND_NAME.test(tokens[at]?.text ?? "");
  const named = (at: number, step: number): boolean => isPart(at) && (Boolean(isName[at]) || named(at + step, step));
  const inName = tokens.map((_: Token, at) => named(at, 1) || named(at, -1));
  return phraseOf(
    tokens.flatMap((token, at) => (inName[at] ? (inName[at - 1] ? [] : [{ ...token, text: "X" }]) : [token])),
  ).text;
}
