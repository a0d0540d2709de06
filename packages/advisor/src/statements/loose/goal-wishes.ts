import { type Phrase, phraseOf, slotsOf } from "../../language/phrase.ts";
import type { Token } from "../../language/token.ts";
import { tokensFrom } from "../goal-titles.ts";

/** Whoever longs for it, and in whatever words: what follows "to" is wanted. */
const LONGING =
  /^(?:so |and |but |also |well )*(?:(?:i|we) )?(?:(?!(?:he|she|they|my|our|his|her|their|not|never|used|was|were|had|would|could|should|if|told|asked|said|wants|who|what|how|when|why|is|has) )[a-z'-]+ ){1,5}?to (?=[a-z])/;
/** ", I'm aiming for that", ", that's what I'm going for": says that the thing before it is wanted. */
export const AIMED_AT =
  /(?: ,)? (?:that (?:is|would be) (?:my|the|our) (?:[a-z]+ )?(?:aim|target|plan|idea|ambition|mission|resolution|hope)|(?:that is )?(?:what )?(?:i|we) (?:am|are) (?:aiming|going|shooting|striving|gunning|hoping|pushing|working|after)(?: (?:for|towards?|at|on))?(?: (?:that|it|this))?|reading wise|please)$/;
/** A thing to do regularly, told without a verb: "ten thousand steps a day", "no phone after nine". */
const TOLD_ALONE =
  /^(?!(?:i|we|my|our|he|she|they|it|that|this|there|you|the|what|how|his|her|their|yes|no ,|ok|okay|thanks)\b)(?!\S ?$)(?!(?:.* )?(?:is|are|was|were|has|have|had|owe|earn|spend|paid|bought|sold|got|costs?|cost)\b)\S+(?: \S+){0,11} ?$/;

/** What is wanted in a sentence that is then said to be a goal, in words that no rule knows; null where none is. */
export function wishAnyhow({ text, tokens }: Phrase): Token[] | null {
  const longing = LONGING.exec(text);
  if (longing) return tokensFrom(tokens, longing[0].length);
  const aimed = AIMED_AT.exec(text);
  const body = aimed ? tokens.slice(0, text.slice(0, aimed.index).split(" ").length) : tokens;
  const isRegular = body.some(({ slot }) => slot?.kind === "period") || aimed !== null || /^no /.test(text);
  return isRegular && TOLD_ALONE.test(phraseOf(body).text) ? body : null;
}

/** "My son will need braces, so I want to start saving for them": what the word stands for. */
const NEEDED =
  /\b(?:needs?|wants?|set on|after|requires?|dreams? of|deserves?|get|getting|replace|buy) (?:to have )?(?:a |an |some |new |the )*(?<what>(?:(?!(?:before|after|next|in|by|for|so|and|to|when|soon|this|because|until|M|D) )[a-z][a-z'-]* ?){1,4})/d;
const SUBJECT =
  /^(?:so |and )*(?:my|our|the) (?<what>(?:[a-z][a-z'-]* ){1,3}?)(?:will|is|are|has|have|needs?|won't|does|looks|keeps)\b/d;
const STANDS_FOR =
  /\b(?:for|towards?) (?<it>(?:it|that|them|those|this|one|some|(?:a|another) (?:new )?one|new ones?))$/d;

/** A wish that only points to what it is for, with the thing itself in its place; as it is where none was named. */
export function withNamedThing(body: Token[], before: readonly Token[]): Token[] {
  const phrase = phraseOf(body);
  const points = STANDS_FOR.exec(phrase.text);
  if (!points || slotsOf(body, "quote").length > 0) return body;
  const told = phraseOf([...before]);
  const match = NEEDED.exec(told.text) ?? SUBJECT.exec(told.text);
  const [start, end] = match?.indices?.groups?.what ?? [0, 0];
  if (!match || start === end) return body;
  const from = told.text.slice(0, start).split(" ").length - 1;
  const count = told.text.slice(start, end).trim().split(" ").length;
  const at = phrase.text.slice(0, points.indices?.groups?.it?.[0] ?? 0).split(" ").length - 1;
  return [...body.slice(0, at), ...told.tokens.slice(from, from + count)];
}

const DATED_SAVING =
  /^(?:so |and |also |well )*(?:(?:i|we) )?(?:(?!(?:pay|paid|owe|send|give|gave|lend|spend|spent|borrow|charge|move|transfer|not|never|had|used|have to|would|could|should|if|her|his|their|they|she|he) )[a-z'-]+ ){1,4}?to (?!(?:pay|send|give|lend|spend|move|transfer|put|charge|sell|earn|make|owe|borrow|repay|return|cover|charge|ask|bill|invoice)\b)(?:[a-z]+ ){1,3}(?:about |around |another )?M (?:[a-z]+ ){0,3}?(?:for|towards?) (?:a|an|my|our|the|some|new) .*\bD$/;

/** "Gotta scrape thirteen hundred together for a new stove by March 2028": nothing but saving, whatever the verb. */
export function datedSaving({ text, tokens }: Phrase): Token[] | null {
  if (slotsOf(tokens, "money").length !== 1 || !DATED_SAVING.test(text)) return null;
  return tokensFrom(tokens, text.indexOf(" to ") + 4);
}

/** "Chalk that up as a goal", "pop it among my goals", "goal please": whatever the verb. */
export const CONFIRMING_ANYHOW =
  /(?:^|, |\band |\bso )(?:(?:please|kindly|can you|could you|you can|so|and|would you) )*(?:(?!(?:drop|delete|remove|change|reach|hit|finish|complete|take|cut|scrap|update|cancel|see|is|was|are|call off|move|have|did|met|need) )[a-z]+ (?:that|it|this|them)(?: (?:up|down|in|over|onto))?(?: (?:as|among|to|into|onto|on|with|under|in|amid|a))(?: (?:a|my|one of my|the|our|new|list of))* goals?(?: list)?|goal)(?: ,| please| thanks| for me| now)*$/;
