import type { AdvisorInput, AdvisorReply } from "@seven-figures/advisor";
import { type CalendarDate, type Change, check, type Goal, type History, isCalendarDate } from "@seven-figures/domain";
import * as z from "zod/mini";
import { cleanLine, cleanText } from "../clean-text.ts";
import type { Draft, Verdict } from "../draft.ts";

/** What tools work on: one message of one person, and nothing else. */
export interface Desk {
  draft: Draft;
  input: AdvisorInput;
  /** Goals that were proposed earlier in the conversation. */
  proposed: readonly Goal[];
  /** The built-in advisor's plan for the documents as they are in the draft. */
  makePlan(): Promise<AdvisorReply>;
  /** What is known of the person's earlier days. */
  history(): Promise<History>;
}

const LONGEST_STATE = 4_000;
const LONGEST_PARAGRAPH = 1_000;

/** Something that a model can call: its arguments are checked before, its result is JSON for the model. */
export interface AdvisorTool {
  name: string;
  description: string;
  arguments: z.ZodMiniType;
  call(given: unknown, desk: Desk): unknown;
}

export function advisorTool<Arguments>(tool: {
  name: string;
  description: string;
  arguments: z.ZodMiniType<Arguments>;
  run(args: Arguments, desk: Desk): unknown;
}): AdvisorTool {
  return {
    name: tool.name,
    description: tool.description,
    arguments: tool.arguments,
    call(given, desk) {
      const checked = check(tool.arguments, withoutNulls(given));
      if ("value" in checked) return tool.run(checked.value, desk);
      return refused(checked.errors.map(({ path, message }) => `${path || "arguments"}: ${message}`).join("; "));
    },
  };
}

export function refused(why: string): Verdict {
  return { refused: why };
}

/** Proposes a change; `state` tells the model how the thing stands afterwards, unless that is long. */
export function propose({ draft }: Desk, change: Change, state?: () => unknown): unknown {
  const verdict = draft.propose(change);
  if (!("done" in verdict) || !state) return verdict;
  const now = state();
  return JSON.stringify(now ?? null).length > LONGEST_STATE ? verdict : { ...verdict, now };
}

/** The fields that were given. */
export function given<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}

export const line = z.pipe(z.string(), z.transform(cleanLine));
export const paragraph = z.pipe(
  z.string().check(z.maxLength(LONGEST_PARAGRAPH, `must not be longer than ${LONGEST_PARAGRAPH} characters`)),
  z.transform(cleanText),
);
export const dollars = z.number();
/** `YYYY-MM-DD`. */
export const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "must be YYYY-MM-DD"));

/** The day of a text that has the shape of one; null where the calendar has no such day. */
export function dayOf(text: string): CalendarDate | null {
  return isCalendarDate(text) ? text : null;
}

/** Models give null for what they leave out. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(kept.map(([key, member]) => [key, withoutNulls(member)]));
}
