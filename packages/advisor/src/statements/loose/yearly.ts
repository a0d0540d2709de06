import { type Phrase, phraseOf, slotsOf } from "../../language/phrase.ts";
import type { Token } from "../../language/token.ts";
import { COST_WORDS } from "../../lexicon/cost-words.ts";
import { isNotOwnPay } from "../income-signs.ts";
import { yearlyOf } from "../read-yearly.ts";
import type { Reading } from "../reading.ts";
import type { Statement } from "../statement.ts";
import { NOT_YEARLY, YEARLY_FRAMES } from "./yearly-frames.ts";

const COST = new RegExp(`\\b(?:${COST_WORDS})\\b`);

/**
 * Income or expenses in a clause that no rule understood, read by its shape: one amount in a frame where only that can
 * be meant whatever the verb. Null where anything in it may mean something else.
 */
export function readYearlyLoosely(spoken: Phrase, reading: Reading): Statement[] | null {
  const phrase = periodLast(spoken);
  const { text, tokens } = phrase;
  if (slotsOf(tokens, "money").length !== 1 || /\b[RPHDQNB]\b/.test(text)) return null;
  if (NOT_YEARLY.test(text) || COST.test(text) || isNotOwnPay(text, reading.newPay)) return null;
  if (tokens.some((token) => reading.knownWords.has(token.text))) return null;
  const frame = YEARLY_FRAMES.find(({ shape }) => shape.test(text));
  return frame ? yearlyOf(withoutParticle(phrase), frame.of, reading) : null;
}

/** "Coughs up 750 a week": the whole of it, and nothing on top. */
function withoutParticle({ tokens }: Phrase): Phrase {
  const isParticle = ({ text }: Token, at: number) => PARTICLE.test(text) && tokens[at + 1]?.slot?.kind === "money";
  return phraseOf(tokens.filter((token, at) => !isParticle(token, at)));
}

const PARTICLE = /^(?:up|down|in|out)$/;

/**
 * Takes what was heard as money that comes or goes regularly, and as no more, for income or expenses where its shape
 * says so. `since` is how much was left unwritten before it. Whether it did.
 */
export function takeAsYearly(phrase: Phrase, reading: Reading, since: number): boolean {
  const [left, ...others] = reading.unwritten.slice(since);
  const yearly = left === "recurring" && others.length === 0 ? readYearlyLoosely(phrase, reading) : null;
  if (!yearly) return false;
  reading.unwritten.length = since;
  reading.statements.push(...yearly);
  return true;
}

/** "Each week 650 trickles in": how often is said first, and is heard behind the amount. */
function periodLast({ tokens }: Phrase): Phrase {
  const [first, second, ...rest] = tokens;
  if (first?.slot?.kind !== "period") return phraseOf(tokens);
  const said = second?.text === "," ? rest : tokens.slice(1);
  const money = said.findIndex(({ slot }) => slot?.kind === "money");
  return money < 0 ? phraseOf(tokens) : phraseOf([...said.slice(0, money + 1), first, ...said.slice(money + 1)]);
}
