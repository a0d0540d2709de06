import type { PersonFacts } from "../person/person-facts.ts";
import type { Topic } from "../topic.ts";
import { nearestWord } from "./misspelling.ts";
import { stem, wordsOf } from "./normalise.ts";
import { fitOf, looseFitOf, parsePhrasing, vocabulary } from "./phrasing.ts";
import { plainQuestion } from "./plain-question.ts";
import { synonymPlaces } from "./synonyms.ts";

export interface ScoredTopic {
  topic: Topic;
  score: number;
}

export type TopicFinder = (text: string, facts: PersonFacts) => ScoredTopic[];

/** A question by its mark or its first word; a plain statement is never fitted loosely. */
const ASKING =
  /\?|^\W*(what|how|who|when|where|which|why|is|are|am|do|does|did|can|could|should|would|will|tell|explain|show|give|help|teach|compare|ways|tips|ideas)/i;

/** More than any phrasing weighs. */
const OUTRIGHT = 40;
/** Less than one telling word, or a few light ones, say nothing. */
const LEAST = 0.8;
const OWN = /\b(?:my|i|me|mine)\b/;

/** Finds which topics a text is about, best first; where two fit as well, the one listed earlier. */
export function topicFinder(topics: readonly Topic[]): TopicFinder {
  const entries = topics.map((topic) => ({ topic, phrasings: topic.phrasings.map(parsePhrasing) }));
  const known = vocabulary(topics.flatMap(({ phrasings }) => phrasings));
  const rank = (text: string, facts: PersonFacts, measure: typeof fitOf) => {
    const places = placesOf(wordsOf(text), known);
    const plain = plainQuestion(text);
    return entries
      .map(({ topic, phrasings }) => {
        const fit = Math.max(...phrasings.map((one) => measure(one, places)));
        return { topic, score: topic.outright?.(plain, text, facts) ? fit + OUTRIGHT : fit };
      })
      .filter(({ score }) => score >= LEAST)
      .map(({ topic, score }) => ({ topic, score: score + (topic.evidence?.(text, facts) ?? 0) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  };
  return (text, facts) => {
    const found = rank(text, facts, fitOf);
    if (found.length > 0 || !ASKING.test(text)) return found;
    const plain = plainQuestion(text);
    const spokenOf = OWN.test(plain) ? topics.filter((topic) => topic.subject?.(plain, text, facts)) : [];
    if (spokenOf.length > 0) return spokenOf.map((topic) => ({ topic, score: LEAST }));
    return rank(text, facts, looseFitOf).filter(({ topic }) => !topic.evidence);
  };
}

/** Where each stem stands in a text, misspelt words under the stem they were meant as, synonyms under both words. */
function placesOf(words: readonly string[], known: ReadonlyMap<string, string>): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const meanings = new Map([...new Set(words)].map((word) => [word, meantStem(word, known)]));
  for (const [at, word] of words.entries()) {
    const meant = meanings.get(word) ?? word;
    const found = places.get(meant);
    if (found) found.push(at);
    else places.set(meant, [at]);
  }
  for (const [known, at] of synonymPlaces(words)) places.set(known, [...(places.get(known) ?? []), at]);
  return places;
}

function meantStem(word: string, known: ReadonlyMap<string, string>): string {
  const bare = stem(word);
  if (known.has(bare)) return bare;
  return known.get(nearestWord(word, known.keys()) ?? "") ?? bare;
}
