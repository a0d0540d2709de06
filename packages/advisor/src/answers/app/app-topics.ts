import type { Topic } from "../topic.ts";
import { ABOUT_SERVICE } from "./about-service.ts";
import { ABOUT_USE } from "./about-use.ts";

/** A question about the app is answered where it explains as much of a message. */
const LEAST_SHARE = 0.6;

export const APP_TOPICS: readonly Topic[] = [...ABOUT_SERVICE, ...ABOUT_USE].map(
  ({ id, ask, about, beside, says, again, next = [] }) => ({
    id,
    ask,
    phrasings: about.split(" / "),
    beside,
    leastShare: LEAST_SHARE,
    answer: () => ({ message: says, again, deeper: "", quickReplies: next, isGeneral: true }),
  }),
);
