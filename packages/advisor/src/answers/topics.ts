import { LESSON_TOPICS } from "./education/lessons.ts";
import { LIMIT_TOPICS, MANNERS_TOPICS } from "./manners/manners-topics.ts";
import { NUMBER_TOPICS } from "./numbers/number-topics.ts";
import type { Topic } from "./topic.ts";

/**
 * All that people can ask. Where two fit a question as well, the one listed earlier answers. To add a question about
 * one's own numbers: a file in `numbers/`, its phrasings and its line in `number-topics.ts`. A general one: an entry in
 * one of the tables of `education/`.
 */
export const TOPICS: readonly Topic[] = [...LIMIT_TOPICS, ...NUMBER_TOPICS, ...LESSON_TOPICS, ...MANNERS_TOPICS];
