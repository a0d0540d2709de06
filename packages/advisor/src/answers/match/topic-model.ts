import stored from "../../../weights/topics.json" with { type: "json" };
import { HashedSoftmax } from "../../hashed-softmax.ts";
import { rememberedLast } from "../../language/remembered.ts";
import { topicFeatures } from "./topic-features.ts";

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
const IDS = stored.topics.split(" ");
let model: HashedSoftmax | undefined;

/** As the trained classifier hears it; the probabilities of topics are those beside each other, whatever `none` is. */
export const topicsHeard: (text: string) => TopicsHeard = rememberedLast(MOST_REMEMBERED, (text: string) => {
  model ??= new HashedSoftmax(stored);
  const shares = model.sharesOf(topicFeatures(text));
  const none = shares[IDS.indexOf(NONE)] ?? 0;
  const topics = [...shares]
    .map((share, at) => ({ id: IDS[at] ?? NONE, probability: share / Math.max(1e-9, 1 - none) }))
    .filter(({ id }) => id !== NONE)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST_TOLD);
  return { topics, none };
});
