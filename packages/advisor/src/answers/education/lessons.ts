import type { Topic } from "../topic.ts";
import { DEBT_LESSONS } from "./debt-lessons.ts";
import { GLOSSARY_LESSONS } from "./glossary-lessons.ts";
import { HOME_AND_COVER_LESSONS } from "./home-and-cover-lessons.ts";
import { INVESTING_PRACTICE_LESSONS } from "./investing-practice-lessons.ts";
import { INVESTMENT_KIND_LESSONS } from "./investment-kind-lessons.ts";
import { lessonTopic } from "./lesson.ts";
import { LIFE_LESSONS } from "./life-lessons.ts";
import { RETIREMENT_LESSONS } from "./retirement-lessons.ts";
import { SAVING_LESSONS } from "./saving-lessons.ts";
import { WORK_LESSONS } from "./work-lessons.ts";

export const LESSON_TOPICS: readonly Topic[] = [
  ...SAVING_LESSONS,
  ...INVESTMENT_KIND_LESSONS,
  ...INVESTING_PRACTICE_LESSONS,
  ...RETIREMENT_LESSONS,
  ...DEBT_LESSONS,
  ...HOME_AND_COVER_LESSONS,
  ...WORK_LESSONS,
  ...LIFE_LESSONS,
  ...GLOSSARY_LESSONS,
].map(lessonTopic);
