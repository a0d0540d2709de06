import type { CalendarDate, Documents } from "@seven-figures/domain";
import { splitClauses } from "../language/clauses.ts";
import { type Modality, modalityOf } from "../language/modality.ts";
import { takeNamesAsAsked } from "../language/names-asked.ts";
import { phraseOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { meantOfGoals } from "./goal-changes-asked.ts";
import { knownWordsOf } from "./known-words.ts";
import { readGoalRequest } from "./read-goal-requests.ts";
import { ASKS_SOMETHING, readRuns, relativeText } from "./read-runs.ts";
import type { Reading, ReadMessage } from "./reading.ts";
import { sharedPeriod } from "./shared-period.ts";
import type { Mention, Statement } from "./statement.ts";
import { joinTold } from "./told-before.ts";

/**
 * Everything that a message states, asks for or asks, after what it `answered` of questions that were open. `spokenOf`
 * is what "it" stands for at its beginning.
 */
export function readStatements(
  spoken: readonly Sentence[],
  documents: Documents,
  today: CalendarDate,
  spokenOf: Mention | null = null,
  answered: readonly Statement[] = [],
): ReadMessage {
  const reading: Reading = {
    documents,
    today,
    heard: "",
    before: "",
    knownWords: knownWordsOf(documents),
    statements: [...answered],
    unwritten: [],
    lastVerb: null,
    lastMention: spokenOf,
    lastThing: null,
    lastAmount: null,
    lastAction: null,
    openPeriod: null,
    openHours: null,
    newPay: false,
    besides: false,
    sharedPeriod: null,
    listAnnounced: null,
    goalInMind: null,
    goalRequest: false,
    lastGoalEdit: null,
    wish: null,
    goalsAnnounced: null,
    goalSentence: answered.at(-1)?.kind === "goal-add" ? -1 : null,
    heading: null,
  };
  const message: ReadMessage = {
    statements: reading.statements,
    unwritten: reading.unwritten,
    questions: [],
    unread: [],
  };
  let carried: Modality | null = null;
  const sentences = joinTold(spoken, reading);
  for (const [at, sentence] of sentences.entries()) {
    const known = reading.statements.length;
    const last = reading.statements.at(-1);
    const rest = carried === null ? readGoalRequest(at, sentences, reading) : null;
    const goals = reading.statements.splice(known);
    const read = (tokens: Token[]) => {
      if (tokens.length > 0) carried = readSentence({ ...sentence, tokens }, carried, reading, message);
    };
    read(rest?.before ?? []);
    reading.statements.push(...goals);
    read(rest ? rest.after : sentence.tokens);
    const latest = reading.statements.at(-1);
    if (latest !== last && latest?.kind === "goal-add") reading.goalSentence = at;
  }
  if (reading.wish && !reading.statements.includes(reading.wish)) reading.unwritten.push("wish");
  return message;
}

/** "They say it is 17,900, but that is wrong". */
const DOUBT =
  /\bbut (?:i (?:think|believe|am sure) )?(?:that|it) is (?:wrong|not right|not true|incorrect|a mistake|off)\b/;

function readSentence(
  sentence: Sentence,
  carried: Modality | null,
  reading: Reading,
  message: ReadMessage,
): Modality | null {
  const { tokens } = sentence;
  reading.before = reading.heard;
  reading.heard = phraseOf(tokens).text;
  reading.sharedPeriod = sharedPeriod(phraseOf(tokens));
  const clauses = splitClauses(tokens, reading.knownWords);
  const meant: { tokens: Token[]; modality: Modality }[] = [];
  let previous: Modality | null = carried === "hypothetical" || carried === "others" ? carried : null;
  const doubts = DOUBT.test(phraseOf(sentence.tokens).text);
  for (const [at, clause] of clauses.entries()) {
    const text = relativeText(clause);
    const asks = sentence.asks && !clauses.slice(at + 1).some((later) => isAsking(phraseOf(later.tokens).text));
    const link = clause.lead.at(-1)?.text ?? "";
    const before = at === 0 ? "" : phraseOf(clauses[at - 1]?.tokens ?? []).text;
    const modality: Modality = doubts ? "hypothetical" : modalityOf(text, previous, asks, link, before);
    meant.push({ tokens: [...clause.lead, ...clause.tokens], modality });
    previous = modality;
  }
  takeNamesAsAsked(meant);
  const ofGoals = meantOfGoals(
    meant.map(({ tokens, modality }) => ({ phrase: phraseOf(tokens), modality })),
    reading,
  );
  reading.goalRequest = ofGoals.requested;
  for (const [at, part] of meant.entries()) part.modality = ofGoals.modalities[at] ?? part.modality;
  readRuns(meant, reading, message, sentence);
  const last = meant.at(-1)?.modality ?? null;
  const whole = phraseOf(sentence.tokens).text;
  const supposes = last === "hypothetical" && !sentence.asks && !CLOSED.test(whole) && !ONLY_THOUGHT.test(whole);
  return supposes ? "hypothetical" : last === "others" ? "others" : null;
}

/** "Thinking of a new car.": a thought with nothing supposed that could go on. */
const ONLY_THOUGHT =
  /^(?!.*\b(?:if|would|could|might|suppose|imagine|say|maybe|M|P)\b)(?:and |so |but )*(?:(?:i|we) (?:am|are|was|were|have been) )?(?:still |also )*(?:thinking (?:of|about)|considering|tempted by|toying with|dreaming of) /;

/** "If I sold the car I'd be happy": supposed and concluded, so that what follows is meant as said again. */
const CLOSED = /^(?:and |but |so )*if\b.*\b(?:would|could)\b|\b(?:would|could)\b.*\bif (?:i|we|my|the|it)\b/;

function isAsking(text: string): boolean {
  const modality = modalityOf(text, null, false);
  return modality === "command" || ASKS_SOMETHING.has(modality);
}
