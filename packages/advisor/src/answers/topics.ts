import { APP_TOPICS } from "./app/app-topics.ts";
import { LESSON_TOPICS } from "./lessons/lessons.ts";
import { LIMIT_TOPICS } from "./limits/limit-topics.ts";
import { NUMBER_TOPICS } from "./numbers/number-topics.ts";
import { TALK_TOPICS } from "./talk/talk-topics.ts";
import type { Topic } from "./topic.ts";

/**
 * All that people can ask. Where two fit a question as well, the one listed earlier answers. To add a question about
 * one's own numbers: a file in `numbers/`, its phrasings and its line in `number-topics.ts`. A general one: an entry in
 * a data file of `lessons/data`. One about the app: an entry in `app`.
 */
export const TOPICS: readonly Topic[] = [
  ...LIMIT_TOPICS,
  ...NUMBER_TOPICS,
  ...APP_TOPICS,
  ...LESSON_TOPICS,
  ...TALK_TOPICS,
];
