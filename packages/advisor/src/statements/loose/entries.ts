import { type Phrase, slotsOf } from "../../language/phrase.ts";
import type { Token } from "../../language/token.ts";
import { isEntryWord } from "../../lexicon/entry-words.ts";
import { knownEntries, matchEntries } from "../../matching/match-entries.ts";
import { entry } from "../entry-statement.ts";
import { readMention } from "../read-mention.ts";
import type { Reading } from "../reading.ts";
import type { Mention, Side, Statement } from "../statement.ts";
import { LOOSE_FRAMES, type LooseFrame, NOT_LOOSE, NOT_MOVED, REMARKED } from "./entry-frames.ts";
import { GONE_FRAMES, NOT_ENDED, NOT_GONE } from "./gone-frames.ts";

/** Beside a name these say nothing: "my Ally account", "the balance on the Visa". */
const AROUND_NAME =
  /^(?:my|our|the|account|accounts|balance|card|loan|fund|pot|wallet|savings|that|this|'s|debt|bill)$/;

/** Another one, and no more of the same: "another 75" is an amount. */
const IS_NEW =
  /\b(?:another|second|additional)\b(?! M\b)|\b(?:a|my|our) new (?!(?:valuation|value|balance|appraisal|estimate|statement)\b)/;

/**
 * A clause that no rule understood, read by its shape: one amount and one stored entry by name, in a frame where only
 * one thing can be meant whatever the verb. Null where anything in it may mean something else.
 */
export function readLoosely(phrase: Phrase, reading: Reading): Statement[] | null {
  const { text, tokens } = phrase;
  const [money, ...others] = slotsOf(tokens, "money");
  if (!money || others.length > 0 || /\b[RTHDPQ]\b/.test(text) || NOT_MOVED.test(text)) return null;
  const mention = mentionIn(tokens, reading);
  if (!mention.words.some((word) => reading.knownWords.has(word)) || mention.many || IS_NEW.test(text)) return null;
  const [known, ...more] = matchEntries(mention, knownEntries(reading.documents, null));
  if (!known || more.length > 0) return null;
  const masked = maskName(tokens, (word) => mention.words.includes(word) && isPartOfName(word, reading));
  const isAccount = known.side === "asset" && !/^(?:other|real-estate|business)$/.test(known.entry.type);
  const fits = ({ side, ofAccounts, shape }: LooseFrame) => {
    const found = side === known.side && (!ofAccounts || isAccount) ? shape.exec(masked) : null;
    const rest = masked.slice(found?.[0].length ?? 0);
    if (!found || NOT_LOOSE.test(found[0]) || NOT_LOOSE.test(rest.replace(REMARKED, ""))) return false;
    return isRemark(rest, reading);
  };
  const frame = LOOSE_FRAMES.find(fits);
  if (!frame) return null;
  const meant = { ...mention, side: known.side };
  reading.lastMention = meant;
  reading.lastAmount = money.value;
  return [entry(frame.action, meant, money.value, null)];
}

const FOR: Token = { text: "to", raw: "to", slot: null };

/** What is known of what is named; also what something was done for, where nothing else is known. */
function mentionIn(tokens: readonly Token[], { knownWords }: Reading): Mention {
  const mention = readMention(tokens, knownWords);
  const isKnown = mention.words.some((word) => knownWords.has(word));
  return isKnown
    ? mention
    : readMention(
        tokens.map((token) => (token.text === "for" ? FOR : token)),
        knownWords,
      );
}

function isPartOfName(word: string, { knownWords }: Reading): boolean {
  return knownWords.has(word) || isEntryWord(word);
}

const LONGEST_REMARK = 9;
/** With these a remark goes on to something else. */
const GOES_ON = /\b(?:[A-Z]|from|into|onto|instead|but|and (?:i|we|my)|or)\b/;

/** What follows a frame and changes nothing in it: "on payday", ", wedding season", "woohoo". */
function isRemark(rest: string, { knownWords }: Reading): boolean {
  const words = rest.split(" ").filter(Boolean);
  const names = (word: string) => knownWords.has(word) || isEntryWord(word);
  return words.length <= LONGEST_REMARK && !GOES_ON.test(rest) && !words.some(names);
}

/** A stored entry that is gone, in a clause without an amount that no rule understood: "snuffed out the store card". */
export function readGoneLoosely({ text, tokens }: Phrase, reading: Reading): Statement[] | null {
  if (/\b[MNRTPQ]\b/.test(text) || NOT_LOOSE.test(text) || NOT_GONE.test(text)) return null;
  const mention = readMention(tokens, reading.knownWords);
  if (!mention.words.some((word) => reading.knownWords.has(word)) || mention.many || mention.indefinite) return null;
  const [known, ...more] = matchEntries(mention, knownEntries(reading.documents, null));
  if (!known || more.length > 0) return null;
  const masked = maskName(tokens, (word) => mention.words.includes(word) && isPartOfName(word, reading));
  const fits = ({ side, shape }: { side: Side; shape: RegExp }) => {
    const found = side === known.side ? shape.exec(masked) : null;
    if (!found) return false;
    const rest = masked.slice(found[0].length);
    return !NOT_ENDED.test(rest) && isRemark(rest, reading);
  };
  if (!GONE_FRAMES.some(fits)) return null;
  const meant = { ...mention, side: known.side };
  reading.lastMention = meant;
  reading.lastVerb = known.side === "debt" ? "pay-off" : "remove";
  return [entry(reading.lastVerb, meant, null, null)];
}

/** The clause with the name and what stands beside it as one `X`. */
function maskName(tokens: readonly Token[], names: (word: string) => boolean): string {
  const isName = tokens.map(({ text }) => names(text));
  const isPart = (at: number) => AROUND_NAME.test(tokens[at]?.text ?? "");
  for (const step of [1, -1]) {
    for (let at = step > 0 ? 0 : tokens.length - 1; at >= 0 && at < tokens.length; at += step)
      if (!isName[at] && isName[at - step] && isPart(at)) isName[at] = true;
  }
  const masked = tokens.flatMap((token, at) => (isName[at] ? (isName[at - 1] ? [] : ["X"]) : [token.text]));
  return masked.join(" ").replace(/\bX(?: (?:of|on|in|for|with|at) X)+\b/g, "X");
}
