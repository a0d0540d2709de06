import stored from "../../weights/topics.json" with { type: "json" };
import { HashedSoftmax } from "../hashed-softmax.ts";
import { rememberedLast } from "../language/remembered.ts";
import { topicFeatures, topicWords } from "./topic-features.ts";
import { type StoredTopicNetwork, TopicNetwork } from "./topic-network.ts";

/** A topic of the answers, and how likely a message is a question for it (0 to 1). */
interface TopicShare {
  id: string;
  probability: number;
}

/** What a message may be a general question about, the likeliest topic first, and how likely it is none (0 to 1). */
interface TopicsHeard {
  topics: readonly TopicShare[];
  none: number;
}

const NONE = "none";
const MOST_TOLD = 6;
const MOST_REMEMBERED = 4;
/** How much of the mean of logarithms is the network's: best on authors that neither learnt from. */
const OF_NETWORK = 0.3;
const LEAST = 1e-6;
const IDS = stored.topics.split(" ");
let models: { wording: HashedSoftmax; network: TopicNetwork } | undefined;

/**
 * As the trained classifiers hear it, by wording and by what its words mean; the probabilities of topics are those beside each
 * other, whatever `none` is.
 */
export const topicsHeard: (text: string) => TopicsHeard = rememberedLast(MOST_REMEMBERED, (text: string) => {
  const shares = sharesOf(text);
  const none = shares[IDS.indexOf(NONE)] ?? 0;
  const topics = [...shares]
    .map((share, at) => ({ id: IDS[at] ?? NONE, probability: share / Math.max(1e-9, 1 - none) }))
    .filter(({ id }) => id !== NONE)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST_TOLD);
  return { topics, none };
});

function sharesOf(text: string): Float64Array {
  models ??= {
    wording: new HashedSoftmax(stored.wording),
    network: new TopicNetwork(stored.network as unknown as StoredTopicNetwork),
  };
  const words = topicWords(text);
  const byWording = models.wording.sharesOf(topicFeatures(words));
  const byMeaning = models.network.sharesOf(words);
  if (!byMeaning) return byWording;
  const mixed = byWording.map(
    (share, at) => (share + LEAST) ** (1 - OF_NETWORK) * ((byMeaning[at] as number) + LEAST) ** OF_NETWORK,
  );
  const total = mixed.reduce((sum, share) => sum + share, 0);
  return mixed.map((share) => share / total);
}
