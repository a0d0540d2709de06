import { isEnglish } from "../../language/english-words.ts";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Topic } from "../topic.ts";
import { asksAtAll } from "./asks-at-all.ts";
import { contentPlaces, explainedPlaces, type Places, shareOf } from "./explained.ts";
import { nearestWord } from "./misspelling.ts";
import { stem, wordsOf } from "./normalise.ts";
import { fitOf, looseFitOf, type Phrasing, parsePhrasing, startsOf, vocabulary } from "./phrasing.ts";
import { plainQuestion } from "./plain-question.ts";
import { synonymPlaces } from "./synonyms.ts";

interface ScoredTopic {
  topic: Topic;
  score: number;
  /** Of what the text is about, the share that the topic explains. */
  share: number;
}

/** Topics near a text that explain too little of it, and the words of it that they speak of. */
export interface NearTopics {
  asks: string[];
  words: string[];
}

interface TopicFinder {
  /** Which topics a text is about, best first; where two fit as well, the one listed earlier. */
  find: (text: string, facts: PersonFacts) => ScoredTopic[];
  near: (text: string) => NearTopics;
  /** Whether any general topic explains as much of a text: cheaper than to find the best of all. */
  explains: (text: string, leastShare: number) => boolean;
}

/** A question by its mark or its first word; a plain statement is never fitted loosely. */
const ASKING =
  /\?|^\W*(what|how|who|when|where|which|why|is|are|am|do|does|did|can|could|should|would|will|tell|explain|show|give|help|teach|compare|ways|tips|ideas)/i;

/** More than any phrasing weighs. */
const OUTRIGHT = 40;
/** More than all else: the very question that a topic offers means that topic, whatever an entry is named. */
const OFFERED = 100;
/** Less than one telling word, or a few light ones, say nothing. */
const LEAST = 0.8;
/** What a word that may stand beside a phrasing adds: less than one that a phrasing asks for. */
const BESIDE = 0.5;
/** How much of a fit is lost where nothing of a text is explained. */
const SHARE_WEIGHS = 0.5;
const OWN = /\b(?:my|i|me|mine)\b/;
const MOST_NEAR = 3;

interface Entry {
  topic: Topic;
  /** The words of the question that it offers. */
  asked: string | null;
  phrasings: Phrasing[];
  beside: string[];
}

interface Laid {
  words: readonly string[];
  places: Places;
  content: number[];
}

interface Fit {
  score: number;
  share: number;
}

const NO_FIT: Fit = { score: 0, share: 0 };

export function topicFinder(topics: readonly Topic[]): TopicFinder {
  const entries = topics.map((topic): Entry => {
    const beside = (topic.beside ?? "").split(" ").filter(Boolean).map(stem);
    const asked = topic.ask === undefined ? null : plainWords(topic.ask);
    return { topic, asked, phrasings: topic.phrasings.map(parsePhrasing), beside };
  });
  const known = vocabulary(topics.flatMap(({ phrasings, beside = "" }) => [...phrasings, beside]));
  const index = indexOf(entries);
  const lay = (text: string): Laid => {
    const words = wordsOf(text);
    const stems = words.map((word) => meantStem(word, known));
    return { words, places: placesOf(words, stems), content: contentPlaces(stems) };
  };
  const find = (text: string, facts: PersonFacts) => {
    const laid = lay(text);
    const plain = plainQuestion(text);
    const asked = plainWords(text);
    const asks = asksAtAll(text);
    const fitting = phrasingsNear(index, laid.places);
    const rank = (fitOfEntry: (entry: Entry) => Fit) =>
      entries
        .filter(({ topic }) => asks || !topic.onlyAsked)
        .map((entry) => {
          const { score, share } = fitOfEntry(entry);
          const isOutright = entry.topic.outright?.(plain, text, facts);
          const added = entry.asked === asked ? OFFERED : isOutright ? OUTRIGHT : 0;
          return { topic: entry.topic, score: score + added, share };
        })
        .filter(({ score }) => score >= LEAST)
        .map((found) => ({ ...found, score: found.score + (found.topic.evidence?.(text, facts) ?? 0) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || b.share - a.share);
    const found = rank((entry) => strictFit(entry, fitting.get(entry) ?? [], laid));
    if (found.length > 0 || !ASKING.test(text)) return found;
    const spokenOf = OWN.test(plain) ? topics.filter((topic) => topic.subject?.(plain, text, facts)) : [];
    if (spokenOf.length > 0) return spokenOf.map((topic) => ({ topic, score: LEAST, share: 1 }));
    return rank((entry) => looseFit(entry, laid));
  };
  const near = (text: string) => {
    const laid = lay(text);
    return nearTopics(entries, phrasingsNear(index, laid.places), laid);
  };
  const explains = (text: string, leastShare: number) => {
    const laid = lay(text);
    return [...phrasingsNear(index, laid.places)].some(([entry, phrasings]) => {
      if (entry.topic.leastShare === undefined) return false;
      const { score, share } = strictFit(entry, phrasings, laid);
      return score > 0 && share >= leastShare;
    });
  };
  return { find, near, explains };
}

function plainWords(text: string): string {
  return wordsOf(text).join(" ");
}

type Index = ReadonlyMap<string, readonly { entry: Entry; phrasing: Phrasing }[]>;

/** The phrasings by the words that they can begin with, so that few have to be looked at. */
function indexOf(entries: readonly Entry[]): Index {
  const index = new Map<string, { entry: Entry; phrasing: Phrasing }[]>();
  for (const entry of entries)
    for (const phrasing of entry.phrasings)
      for (const start of startsOf(phrasing)) {
        const list = index.get(start);
        if (list) list.push({ entry, phrasing });
        else index.set(start, [{ entry, phrasing }]);
      }
  return index;
}

function phrasingsNear(index: Index, places: Places): Map<Entry, Phrasing[]> {
  const near = new Map<Entry, Phrasing[]>();
  for (const stem of places.keys())
    for (const { entry, phrasing } of index.get(stem) ?? []) {
      const list = near.get(entry);
      if (!list) near.set(entry, [phrasing]);
      else if (!list.includes(phrasing)) list.push(phrasing);
    }
  return near;
}

/** How well the best phrasing fits, with the words beside it; none where the topic explains too little of the text. */
function strictFit({ topic, beside }: Entry, phrasings: readonly Phrasing[], { places, content }: Laid): Fit {
  const fit = phrasings.reduce((most, one) => Math.max(most, fitOf(one, places)), 0);
  if (fit === 0) return NO_FIT;
  const named = explainedPlaces(phrasings, [], places);
  const explained = explainedPlaces(phrasings, beside, places);
  const share = content.length === 0 ? 1 : shareOf(explained, content);
  if (share < (topic.leastShare ?? 0)) return NO_FIT;
  const others = content.filter((at) => explained.has(at) && !named.has(at)).length;
  return { score: (fit + BESIDE * others) * (1 - SHARE_WEIGHS * (1 - share)), share };
}

function looseFit({ topic, phrasings }: Entry, { places }: Laid): Fit {
  if (topic.evidence || topic.leastShare !== undefined) return NO_FIT;
  return { score: Math.max(...phrasings.map((one) => looseFitOf(one, places))), share: 1 };
}

/** Those that explain something, most first. */
function nearTopics(
  entries: readonly Entry[],
  fitting: ReadonlyMap<Entry, Phrasing[]>,
  { words, places, content }: Laid,
): NearTopics {
  const near = entries
    .filter(({ topic }) => topic.ask !== undefined)
    .map((entry) => {
      const named = explainedPlaces(fitting.get(entry) ?? [], [], places);
      const explained = explainedPlaces([], entry.beside, places);
      const score = content.reduce((sum, at) => sum + (named.has(at) ? 2 : explained.has(at) ? 1 : 0), 0);
      return { topic: entry.topic, explained: new Set([...named, ...explained]), score };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NEAR);
  const spoken = content.filter((at) => near.some(({ explained }) => explained.has(at)));
  return {
    asks: near.flatMap(({ topic }) => topic.ask ?? []),
    words: [...new Set(spoken.map((at) => words[at] ?? ""))].slice(0, MOST_NEAR),
  };
}

/** Where each stem stands in a text, misspelt words under the stem they were meant as, synonyms under both words. */
function placesOf(words: readonly string[], stems: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  const add = (stem: string, at: number) => {
    places.set(stem, [...(places.get(stem) ?? []), at]);
  };
  for (const [at, stem] of stems.entries()) add(stem, at);
  for (const [known, at] of synonymPlaces(words)) add(known, at);
  return places;
}

function meantStem(word: string, known: ReadonlyMap<string, string>): string {
  const bare = stem(word);
  if (known.has(bare) || isEnglish(word)) return bare;
  return known.get(nearestWord(word, known.keys()) ?? "") ?? bare;
}
