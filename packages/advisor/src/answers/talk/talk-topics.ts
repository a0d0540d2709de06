import type { PersonFacts } from "../person/person-facts.ts";
import type { Draft, Topic } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { named } from "../words/sentences.ts";
import type { TalkKind } from "./talk-kind.ts";
import { TALK_KINDS } from "./talk-kinds.ts";

/** Small talk is meant where it makes up most of a message. */
const LEAST_SHARE = 0.6;

export const TALK_TOPICS: readonly Topic[] = TALK_KINDS.map(talkTopic);

/** A kind of small talk as a topic. */
export function talkTopic(kind: TalkKind): Topic {
  return {
    id: kind.id,
    phrasings: kind.about.split(" / "),
    beside: kind.beside ?? "",
    leastShare: LEAST_SHARE,
    answer: ({ facts }) => answerTalk(kind, facts),
  };
}

function answerTalk({ says, next = [] }: TalkKind, facts: PersonFacts): Draft {
  const wordings = says.map((words) => filledIn(words, facts));
  return { message: wordings[0] ?? "", again: wordings[1] ?? "", deeper: "", wordings, quickReplies: next };
}

function filledIn(words: string, facts: PersonFacts): string {
  const known = facts.assetsKnown || facts.income !== null;
  return words
    .replace("{name}", named(facts.name))
    .replace(" {standing}", known ? ` Your net worth stands at ${dollars(facts.netWorth)}.` : "");
}
