import type { Change } from "@seven-figures/domain";
import type { Told } from "../changes/carry-out.ts";
import { stateOf } from "../conversation/answer-choose.ts";
import type { Pending } from "../conversation/conversation.ts";
import { type Option, orNeither } from "../vetoes/veto.ts";
import { factOf, meets, sharesAmount } from "./compared-facts.ts";
import { describeBriefly } from "./describe-reading.ts";
import type { Fact } from "./doubts.ts";
import type { LearnedReading } from "./learned-reader.ts";
import { isRemovalSaid } from "./removal-said.ts";

/** Readings that nothing stands against are asked about together. */
export function oneQuestion(contested: readonly Fact[][]): Fact[][] {
  const alone = contested.filter((facts) => facts.length === 1).flat();
  const [first] = alone;
  if (!first || alone.length === 1) return [...contested];
  const together: Fact = {
    ...first,
    statements: alone.flatMap(({ statements }) => statements),
    changes: alone.flatMap(({ changes }) => changes),
  };
  return [...contested.filter((facts) => facts.length > 1), [together]];
}

export const OF_CONTESTED = {
  several: "I can read that in more than one way. Which is right?",
  one: "Did I get this right?",
};
export const OF_GUESSES = {
  several: "I'm not sure I got that. Is it one of these?",
  one: "I'm not sure I got that. Is it this?",
};

/** Readings of the same words as buttons that carry them; none where none of them can be put in words. */
export function askWhich(facts: readonly Fact[], { documents, newId, message }: Told, words = OF_CONTESTED): Pending[] {
  const options = facts
    .filter(({ changes }) => isRemovalSaid(changes, message))
    .map(
      ({ changes, statements }): Option => ({
        reply: describeBriefly(changes, documents),
        changes: changes.map((change) => withOwnId(change, newId)),
        statements,
      }),
    )
    .filter(({ reply }, at, all) => reply !== "" && all.findIndex((each) => each.reply === reply) === at);
  if (options.length === 0) return [];
  const asked = options.length > 1 ? words.several : words.one;
  const all = orNeither(options);
  return [
    {
      need: "choose",
      options: all,
      seen: stateOf(all, documents),
      question: asked,
      quickReplies: all.map(({ reply }) => reply),
      age: 0,
    },
  ];
}

/** What was only thought through gets an id of its own. */
function withOwnId(change: Change, newId: Told["newId"]): Change {
  if (change.kind === "add-asset") return { ...change, asset: { ...change.asset, id: newId("asset") } };
  if (change.kind === "add-debt") return { ...change, debt: { ...change.debt, id: newId("debt") } };
  if (change.kind === "add-goal") return { ...change, goal: { ...change.goal, id: newId("goal") } };
  return change;
}

/** From here on what the models hardly see is asked about, where a message comes to nothing else. */
const LEAST_GUESS = 0.12;
/** From here on a guess goes with the likelier ones before it. */
const LEAST_BESIDE = 0.25;
const MOST_GUESSES = 3;
/** So many of the likeliest are judged: people half tell a few things, hostile messages hundreds. */
const MOST_JUDGED = 24;

/** What a message may tell that nothing was made of, the likeliest first, and how likely that is. */
interface Guessed {
  probability: number;
  ask: Pending;
}

/** What the models half see in a message that comes to nothing: to be asked about, never to be written unasked. */
export function guessed(learned: LearnedReading, told: Told, least = LEAST_GUESS): Guessed | null {
  const facts = [...learned.facts, ...learned.guesses()]
    .filter(({ probability }) => probability >= least)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST_JUDGED)
    .map((fact) => factOf(fact, told))
    .filter(({ changes }) => changes.length > 0)
    .toSorted((a, b) => b.probability - a.probability);
  const distinct = facts.filter(({ print }, at) => facts.findIndex((each) => each.print === print) === at);
  const [first, ...others] = distinct;
  if (!first) return null;
  const joint = together(first, others);
  const readings = joint.statements.length > first.statements.length ? [joint, ...distinct] : distinct;
  const [ask] = askWhich(readings.slice(0, MOST_GUESSES), told, OF_GUESSES);
  return ask ? { probability: first.probability, ask } : null;
}

/** The likeliest guess with what else is told beside it. */
function together(first: Fact, others: readonly Fact[]): Fact {
  const all = [first];
  for (const fact of others)
    if (fact.probability >= LEAST_BESIDE && !all.some((each) => meets(each, fact) || sharesAmount(each, fact)))
      all.push(fact);
  return {
    ...first,
    statements: all.flatMap(({ statements }) => statements),
    changes: all.flatMap(({ changes }) => changes),
  };
}
