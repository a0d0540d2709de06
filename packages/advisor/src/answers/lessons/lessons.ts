import type { Topic } from "../topic.ts";
import { BUDGETING } from "./data/budgeting.ts";
import { CAR } from "./data/car.ts";
import { CREDIT } from "./data/credit.ts";
import { DEBT } from "./data/debt.ts";
import { ESTATE } from "./data/estate.ts";
import { EVERYDAY } from "./data/everyday.ts";
import { FAMILY } from "./data/family.ts";
import { HOME } from "./data/home.ts";
import { INSURANCE } from "./data/insurance.ts";
import { INVESTING } from "./data/investing.ts";
import { INVESTMENTS } from "./data/investments.ts";
import { RETIREMENT } from "./data/retirement.ts";
import { RETIREMENT_ACCOUNTS } from "./data/retirement-accounts.ts";
import { SAVING } from "./data/saving.ts";
import { STUDENT } from "./data/student.ts";
import { TAXES } from "./data/taxes.ts";
import { WORK } from "./data/work.ts";
import type { Lesson } from "./lesson.ts";
import { lessonTopic } from "./teach.ts";

/** All lessons; a new one is an entry in the data file of its subject. */
export const LESSONS: readonly Lesson[] = [
  ...BUDGETING,
  ...SAVING,
  ...INVESTMENTS,
  ...INVESTING,
  ...RETIREMENT_ACCOUNTS,
  ...RETIREMENT,
  ...CREDIT,
  ...DEBT,
  ...STUDENT,
  ...HOME,
  ...CAR,
  ...INSURANCE,
  ...WORK,
  ...TAXES,
  ...FAMILY,
  ...ESTATE,
  ...EVERYDAY,
];

export const LESSON_TOPICS: readonly Topic[] = LESSONS.map(lessonTopic);
