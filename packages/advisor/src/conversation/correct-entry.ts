import type { Documents } from "@seven-figures/domain";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { movesByShare } from "../statements/entry-statement.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { readMention } from "../statements/read-mention.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import { asPercent, NAMELESS, type Of, type Said } from "./correction-said.ts";
import { SPENT } from "./said-otherwise.ts";

/** What was said of an asset or a debt, with another figure, the other way round, or of another one. */
export function correctEntry(statement: Of<"entry">, said: Said, base: Documents): Statement | null {
  return movesByShare(statement) ? correctShare(statement, said, base) : correctTold(statement, said, base);
}

function correctTold(statement: Of<"entry">, said: Said, base: Documents): Statement | null {
  const { phrase, money, count } = said;
  const isRate = (statement.amount === null && statement.rate !== null) || isRateOf(statement, said);
  const moved = movedEntry(statement, phrase, base);
  const percent = said.percent ?? (isRate ? asPercent(money ?? count) : null);
  const action = otherWay(statement.action, phrase.text);
  const amount = isRate ? null : (money ?? (said.percent === null && statement.amount !== null ? count : null));
  if (moved === "unknown" || (!moved && amount === null && percent === null && !action)) return null;
  return {
    ...(moved ?? statement),
    action: action ?? (statement.action === "pay-off" && amount !== null ? stillOwed(phrase.text) : statement.action),
    amount: amount ?? statement.amount,
    rate: percent ?? statement.rate,
  };
}

/** "No, 20%", "no, the piano", "no, it's 9,000", after a rise or fall by a share was told. */
function correctShare(statement: Of<"entry">, { phrase, money, percent }: Said, base: Documents): Statement | null {
  const moved = movedEntry(statement, phrase, base);
  const action = otherWay(statement.action, phrase.text);
  if (moved === "unknown" || (!moved && money === null && percent === null && !action)) return null;
  const { share, ...plain } = moved ?? statement;
  if (money !== null) return { ...plain, action: "set", amount: money };
  return { ...plain, action: action ?? plain.action, share: percent === null ? share : percent / 100 };
}

const HIGHEST_RATE = 40;

/** "9.4", after a debt of 15,000 was told: nobody owes that. */
function isRateOf({ action, amount, mention }: Of<"entry">, { money, count, phrase }: Said): boolean {
  const figure = money ?? count;
  return (
    action === "set" &&
    mention.side === "debt" &&
    amount !== null &&
    figure !== null &&
    figure <= HIGHEST_RATE &&
    amount > 25 * figure &&
    !phrase.tokens.some(({ raw }) => /[$£€]|k$/i.test(raw))
  );
}

const DOWNWARDS =
  /^(?:it |that |is |was |went |go |gone |should be |meant |i )*(?:down|lower|less|minus|dropped|fell|lost|took out|taken out|out)\b/;
const UPWARDS =
  /^(?:it |that |is |was |went |go |gone |should be |meant |i )*(?:up|higher|plus|rose|gained|grew|put in|added)\b(?! to\b)/;

/** "Wait, there's 200 left on it", after it was said to be cleared. */
function stillOwed(text: string): EntryStatement["action"] {
  return /\b(?:left|still|remain\w*|owe|owing|outstanding|to go)\b/.test(text) ? "set" : "pay";
}

/** "I mean took out, not put in". */
const TURNED =
  /^(?:, |it |i |was |meant |mean |to say |that )*(took(?: it)?(?: out)?|withdrew|pulled(?: it)?(?: out)?|put (?:it )?in|added)(?: it)?(?: ,)*$/;

/** "Sorry, down by 300", where it was said to be up. */
function otherWay(action: EntryStatement["action"], text: string): EntryStatement["action"] | null {
  const turned = !/\bM\b/.test(text) && TURNED.exec(text)?.[1];
  if (turned)
    return /^(?:add|put)$/.test(action) && /took|withdrew|pulled/.test(turned)
      ? "subtract"
      : action === "subtract" && /put|added/.test(turned)
        ? "add"
        : null;
  if (!/\b(?:by )?M\b/.test(text) || /\b(?:to|at) M\b/.test(text)) return null;
  if (/^(?:add|put)$/.test(action) && DOWNWARDS.test(text)) return "subtract";
  return action === "subtract" && UPWARDS.test(text) ? "add" : null;
}

/** The statement about another entry, where one is named: "I meant the Amex". */
function movedEntry(statement: Of<"entry">, phrase: Phrase, base: Documents): Of<"entry"> | "unknown" | null {
  const { side, words } = statement.mention;
  if (statement.action === "remove" && SPENT.test(phrase.text)) return "unknown";
  const mention = readMention(
    phrase.tokens.filter(({ text, slot }) => slot?.kind !== "count" && !NAMELESS.test(text)),
    knownWordsOf(base),
  );
  if (mention.words.every((word) => words.includes(word))) return null;
  const debtsOnly = /^(?:pay|pay-off|charge|pay-share)$/.test(statement.action);
  const onSide = matchEntries(mention, knownEntries(base, debtsOnly ? "debt" : side));
  const known = onSide.length > 0 || debtsOnly ? onSide : matchEntries(mention, knownEntries(base, null));
  const { target: _, ...open } = statement;
  const [one] = known;
  if (known.length === 1 && one)
    return isFactOfItsOwn(statement, phrase) ? "unknown" : { ...open, mention: { ...mention, side: one.side } };
  const isKind = kindsOf(mention.words, "asset").kinds.length + kindsOf(mention.words, "debt").kinds.length > 0;
  return statement.action === "set" && known.length === 0 && isKind && !isFactOfItsOwn(statement, phrase)
    ? { ...open, mention: { ...mention, side } }
    : "unknown";
}

/** "Sorry, the Visa is 2,800" after something else was told: with a figure of its own, and no word of a mix-up. */
function isFactOfItsOwn({ amount }: Of<"entry">, { text, tokens }: Phrase): boolean {
  const own = slotsOf(tokens, "money").some(({ value }) => value !== amount);
  return own && !/\b(?:meant|mean|not|instead|rather|wrong|it was|that was|should)\b/.test(text);
}
