import { isEntryWord } from "../lexicon/entry-words.ts";
import { isIdle } from "./is-idle.ts";
import { phraseOf } from "./phrase.ts";
import { PREDICATE } from "./predicate-words.ts";
import type { Token } from "./token.ts";

/** A part of a sentence that can stand for itself. `lead` is what joined it to the one before ("and", "," ...). */
export interface Clause {
  lead: Token[];
  tokens: Token[];
}

const LINK = /^(?:,|and|but|plus|then|while|whereas|though|although|because|so|-|\(|\)|which|since|except|&)$/;
const ATTACHED =
  /^(?:(?:all |together |altogether |currently |now |both )*(?:worth|valued|totalling|totaling)|at|with|in|on|by|from|for|to|toward|towards|of|worth|due|within|over|until|as|into|off|per|including|not|interest|apr|rate|charging|currently|than|and a)\b/;
const SLOTS_ONLY =
  /^(?:(?:[MPDTRH]|interest|apr|rate|fixed|variable|left|now|in|total|each|time|limit|promo|the|is|it|of|at|with|a|an|balance|value|per|outstanding|remaining|to|go|or|so|owed|still|apiece|gross|net|before|after|tax|full-time|part-time|full|part|hours?|for|rest|all)(?: |$))+$/;
const AMOUNT = /\b[MR]\b/;
const RATE = /\bP\b/;
const NONE = /^(?:no|zero) (?:other )?(?:debts?|assets?|loans?|liabilities)\b/;
const DETERMINED = /^(?:a|an|the|my|our|some|one|another|two)\b/;

/** Splits a sentence where something new is said; lists within one statement stay together. */
export function splitClauses(tokens: readonly Token[], knownWords: ReadonlySet<string>): Clause[] {
  const clauses: Clause[] = [];
  for (const piece of splitAtLinks(withoutApposition(tokens), knownWords)) {
    const last = clauses.at(-1);
    if (last && /\b[MP]\b/.test(phraseOf(last.tokens).text) && isIdle(piece, knownWords)) continue;
    if (last && belongsTo(last, piece, knownWords)) last.tokens.push(...piece.lead, ...piece.tokens);
    else clauses.push(piece);
  }
  return clauses.filter((clause) => clause.tokens.length > 0);
}

/** "My boat, an old bass boat, is worth 7k": what stands between says the same again. */
const APPOSITION =
  /^((?:my|our|the) (?:[a-z'-]+ ){1,5}), (?:a|an|the|my|our) (?:[a-z'-]+ ){1,6}, (?=(?:is|are|has|was|holds|sits|stands|hit|went)\b)/;

/** "My paycheck, after they take everything out, is 1,644". */
const ASIDE =
  /^((?:and )?(?:my|our|the) (?:[a-z'-]+ ){1,3}), (?:after|before|once|with|including|minus|net of|not counting) (?:[a-z'-]+ ){1,6}, (?=(?:is|are|comes|runs|works|totals)\b)/;

/** "The truck, which is paid off, is worth 19k", "my LLC, I do photography, is worth 35k". */
const BETWEEN =
  /^((?:.*\bM (?:and|but|,) )?(?:and |but |so )*(?:my|our|the) (?:(?!(?:is|are|has|have|was|were|i|we|M|,) )[^ ,]+ ){1,6}), (?:and (?:i|we|yes)|which|that|who|where|i|we|it|he|she|they|believe|can|the one) (?:(?!(?:M|,|sold|owe|owed|owes|closed) )\S+ |(?:am|turn|hit|turned|age) M ){1,9}?, (?=(?:still |now |finally |only |just )*(?:is|are|has|have|was|sits|sits|stands|holds|went|dropped|fell|climbed|crossed|hit)\b.*\bM\b)/;

function withoutApposition(tokens: readonly Token[]): readonly Token[] {
  const { text } = phraseOf([...tokens]);
  const match = APPOSITION.exec(text) ?? ASIDE.exec(text) ?? BETWEEN.exec(text);
  if (!match) return tokens;
  const words = (text = "") => text.trim().split(" ").length;
  return [...tokens.slice(0, words(match[1])), ...tokens.slice(words(match[0]))];
}

function splitAtLinks(tokens: readonly Token[], knownWords: ReadonlySet<string>): Clause[] {
  const pieces: Clause[] = [{ lead: [], tokens: [] }];
  for (const [at, token] of tokens.entries()) {
    const current = pieces.at(-1);
    if (!current) continue;
    const asks = token.text === "which" && pieces.length === 1 && current.tokens.length === 0;
    const isLink = token.slot === null && LINK.test(token.text) && !asks && !isOfName(tokens, at, knownWords);
    if (beginsAnew(token, current.tokens, tokens.slice(at + 1))) pieces.push({ lead: [], tokens: [token] });
    else if (!isLink) current.tokens.push(token);
    else if (current.tokens.length === 0) {
      current.lead.push(token);
      if (startsWithRate(tokens.slice(at + 1))) current.tokens.push(IT);
    } else pieces.push({ lead: [token], tokens: startsWithRate(tokens.slice(at + 1)) ? [IT] : [] });
  }
  return pieces.filter((piece) => piece.tokens.length > 0);
}

/** Names with a link in them. */
const LINKED_NAME = /^(?:parent plus|stocks (?:and|n|&) shares)\b/;

/** The "plus" of a stored "Parent PLUS loan". */
function isOfName(tokens: readonly Token[], at: number, knownWords: ReadonlySet<string>): boolean {
  if (LINKED_NAME.test(phraseOf(tokens.slice(at - 1, at + 2)).text)) return true;
  return [-1, 0, 1].every(
    (step) =>
      knownWords.has(tokens[at + step]?.text ?? "") || (step === 1 && /^loans?$/.test(tokens[at + 1]?.text ?? "")),
  );
}

const IT: Token = { text: "it", raw: "", slot: null };

/** "... and is fixed at 3.1%", "..., which is 5.9% now": told of what stands before, and no question. */
function startsWithRate(after: readonly Token[]): boolean {
  return /^(?:is|was|has) (?!M\b)(?:[a-z]+ ){0,4}P\b/.test(phraseOf(after.slice(0, 8)).text);
}

/** "A house worth 240k with 96k left on the mortgage". */
const STILL_OWED =
  /^(?:(?:a )?M (?:still )?(?:left|owed|owing|outstanding|remaining|to go|mortgage|loan)\b|(?:a|an|the) (?:[a-z]+ )?(?:loan|mortgage|lien|note|balance) (?:of |for )?M\b)/;

/** "The IRS added penalties so it's 4,385 now", "insurance covered the bill so take it off". */
const ABOUT_IT = /^(?:it is (?:at |down to |up to )?[MP]\b|(?:take|cross) it off\b|(?:delete|remove) it$)/;

/** "The mortgage on it is 296k": the "it" goes with what stands before. */
const HOLDS_IT = /^(?:on|against|for|of|in|with|to|at|from|behind)$/;

/** "... make 55k spend 2,800 a month have 6k at Ally": a verb after an amount begins the next statement. */
function beginsAnew({ text, slot }: Token, before: readonly Token[], after: readonly Token[]): boolean {
  if (text === "with" && slot === null)
    return before.some((token) => token.slot?.kind === "money") && STILL_OWED.test(phraseOf(after.slice(0, 5)).text);
  if (slot?.kind === "period")
    return before.at(-1)?.slot?.kind === "money" && LABELLED.test(phraseOf(after.slice(0, 2)).text);
  if (slot !== null) return false;
  if (before.length > 0 && asksHere(text, before, after)) return true;
  if (
    before.length > 1 &&
    !HOLDS_IT.test(before.at(-1)?.text ?? "") &&
    ABOUT_IT.test(phraseOf([{ text, raw: text, slot }, ...after.slice(0, 3)]).text)
  )
    return !before.some((token) => token.slot?.kind === "money");
  const last = before.at(-1);
  const isAfterFigure = /^(?:money|period|count|percent)$/.test(last?.slot?.kind ?? "");
  if (/^(?:make|earn|spend|have|owe|own)$/.test(text)) return isAfterFigure;
  return (isAfterFigure && beginsPair(text, before, after)) || runsOn(text, before, after);
}

/** "After debts what do I own", "i make 4k how much should i save": a question begins where its words are turned round. */
const ASKS_HERE =
  /^(?:what|how (?:much|many|long|soon|far)|when|which \w+)(?: \w+)? (?:do|did|am|will|would|can|could|should) (?:i|we)\b/;
const ASKED_OF =
  /^(?:know|wonder|wondering|about|of|see|tell|me|and|or|but|if|on|in|to|at|by|for|from|with|until|till|over|sure|remember|recall|that|is|matter|exactly|just|so|understand|figure|out|say|ask|asked|asking|idea|clue|guess|forgot|forget|,)$/;

function asksHere(text: string, before: readonly Token[], after: readonly Token[]): boolean {
  const last = before.at(-1);
  if (!/^(?:what|how|when|which)$/.test(text) || (last?.slot === null && ASKED_OF.test(last.text))) return false;
  return ASKS_HERE.test(phraseOf([{ text, raw: text, slot: null }, ...after.slice(0, 5)]).text);
}

const PAIR_NOUN = /^(?:income|salary|pay|paycheck|expenses|spending)$/;
/** "... monthly spending 3,350", after another figure. */
const LABELLED = /^(?:income|salary|pay|paycheck|expenses|spending|costs) M$/;

/** "House 320k mortgage 210k 401k 88k": names with their amounts, and nothing between. */
function beginsPair(text: string, before: readonly Token[], after: readonly Token[]): boolean {
  const names = (word: string) => isEntryWord(word) || PAIR_NOUN.test(word);
  const amountAt = before.findIndex(({ slot }) => slot?.kind === "money");
  const named = before.slice(0, Math.max(amountAt, 0)).some((token) => names(token.text));
  if (!names(text) || !named || PREDICATE.test(phraseOf([...before]).text)) return false;
  const next = after.findIndex(({ slot }) => slot !== null);
  const between = after.slice(0, Math.max(next, 0));
  return (
    next >= 0 &&
    next <= 3 &&
    after[next]?.slot?.kind === "money" &&
    between.every((token) => names(token.text) || /^(?:is|at|:|card|account|about)$/.test(token.text))
  );
}

/** "... 400 in ally paid 250 on the visa", "... worth 310k we owe 205k": the next fact with nothing between. */
const NEXT_FACT =
  /^(?:(?:paid|put|charged|added|deposited|withdrew|moved|transferred|saved|spent) M\b|(?:sold|closed|opened|bought) (?:the|my|our|a|an)\b|paid off (?:the|my|our)\b|(?:i|we) (?:also |still |now )*(?:make|earn|spend|have|owe|own|paid|put|sold|got|bought|opened|closed|charged|am|are|want)\b(?! to\b))/;
/** "... now honda loan is 6,650". */
const NEXT_STATE = /^(?:[a-z]+ ){0,2}(?:is|has|hit|stands|went|dropped|grew)(?: [a-z]+){0,2} M\b/;
const KEPT_THERE = /\bM (?:in|at|with|on) (?:my |the |our )?[a-z]+$/;
const KIND_OF_ACCOUNT =
  /^(?:savings|saving|checking|accounts?|cards?|brokerage|ira|401k|fund|cd|hsa|loan|stock|shares)$/;
const JOINS =
  /^(?:i|we|that|which|what|who|if|when|because|since|as|where|how|before|after|until|and|but|or|so|to|than|like|just|also|then|have|the|my|our|a|amount|money|everything|all|once|while|think|know|guess|believe|hope|wish|,|:)$/;

function runsOn(text: string, before: readonly Token[], after: readonly Token[]): boolean {
  const last = before.at(-1);
  if (!last || (last.slot === null && JOINS.test(last.text))) return false;
  const here: Token = { text, raw: text, slot: null };
  const isNext = NEXT_FACT.test(phraseOf([here, ...after.slice(0, 4)]).text);
  const mayBeNamed = isEntryWord(text) && NEXT_STATE.test(phraseOf(after.slice(0, 5)).text);
  if (!isNext && !mayBeNamed) return false;
  const said = phraseOf([...before]).text;
  if (!AMOUNT.test(said) || !PREDICATE.test(said) || /^(?:the|my|our) M$/.test(said) || /\b(?:the|that) M$/.test(said))
    return false;
  const isPlaced = /^(?:M|T|P)$/.test(last.text) || (KEPT_THERE.test(said) && !KIND_OF_ACCOUNT.test(text));
  return isNext || isPlaced;
}

/** "2,650 twice a month, that's my net": what the amount just said is. */
const SAYS_WHAT =
  /^(?:that|this|it|which) is (?:about )?(?:what (?:i|we) (?:make|earn|get|bring|take|clear|net|gross|spend|live|go through)|(?:my|our) (?:\w+ ){0,2}(?:net|gross|pay|salary|income|wages?|take-home|take home|paycheck|spending|expenses|budget|costs))\b/;

/** "I'm not rich, 15k in a Roth": said and done with before the amount. */
const SAYS_WHAT_NOT =
  /^(?:well |so |but )*(?:i|we) (?:am|are) not (?!(?:\S+ )*M\b)(?!(?:on|at|in|making|earning|paid|getting|paying|spending)\b)/;

/** "..., two cards, Chase with 2,100 and ...": what comes after is a list of them. */
const COUNTED_THINGS =
  /^(?:N|two|three|four|five|six|several|a few|a couple of) (?:[a-z]+ )?(?:cards|loans|accounts|debts)$/;

/** "The trip is going to cost 8,500, fix the goal". */
const CHANGES_GOAL =
  /^(?:please |also )*(?:fix|change|update|adjust|correct|edit|revise) (?:the|my|our|that) (?:[\w'-]+ )?(?:goal|target)$/;

function standsAlone(left: string, right: string): boolean {
  return (
    CHANGES_GOAL.test(right) ||
    PREDICATE.test(right) ||
    NONE.test(right) ||
    COUNTED_THINGS.test(right) ||
    (SAYS_WHAT_NOT.test(left) && AMOUNT.test(right))
  );
}

function belongsTo(last: Clause, piece: Clause, knownWords: ReadonlySet<string>): boolean {
  const [left, right] = [phraseOf(last.tokens).text, phraseOf(piece.tokens).text];
  const link = piece.lead.map((token) => token.text).join(" ");
  if (SAYS_WHAT.test(right) && AMOUNT.test(left) && !AMOUNT.test(right)) return true;
  if (standsAlone(left, right)) return false;
  if (link === "which" || link === "because") return true;
  if (SLOTS_ONLY.test(right))
    return !(AMOUNT.test(left) && AMOUNT.test(right)) && !(RATE.test(left) && RATE.test(right) && !AMOUNT.test(right));
  if (ATTACHED.test(right)) return !(AMOUNT.test(left) && AMOUNT.test(right));
  if (AMOUNT.test(right)) return !AMOUNT.test(left) && !(namesEntry(left, knownWords) && namesEntry(right, knownWords));
  if (RATE.test(right)) return !RATE.test(left);
  const linksList = /\b(?:and|plus|,)/.test(link);
  if (linksList && namesEntry(right, knownWords) && (DETERMINED.test(right) || namesEntry(left, knownWords)))
    return !isOwnership(left);
  return true;
}

function namesEntry(text: string, knownWords: ReadonlySet<string>): boolean {
  return text.split(" ").some((word) => isEntryWord(word) || knownWords.has(word));
}

/** Where one thing after another is had, owed, sold or deleted, each is a statement of its own. */
function isOwnership(text: string): boolean {
  return (
    /^(?:i |we |also |please )*(?:have|have got|got|own|owe|hold|do own|sold|sell|closed|delete|deleted|remove|removed|drop|cancel|paid off|add|bought|there is|get rid of|got rid of|gave away|donated|scrap|erase|wipe|strike|forget|ditch)\b/.test(
      text,
    ) || !PREDICATE.test(text)
  );
}
