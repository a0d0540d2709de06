import { applyChanges, type Documents } from "@seven-figures/domain";
import { carryOut } from "../src/changes/carry-out.ts";
import { factsOfActs } from "../src/reader/facts-of-acts.ts";
import type { LearnedReader } from "../src/reader/learned-reader.ts";
import { NOTHING_READ } from "../src/reader/read-acts.ts";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { respond } from "../src/respond.ts";
import { CORPUS_TODAY } from "../testing/run-case.ts";

/** A filled line as make-examples.ts writes it with --documents. */
export interface LineExample {
  message: string;
  lines: string[];
  author: string;
  documents: Documents;
  acts: [head: number, label: string, roles: Record<string, number[]>][];
  whole: string[];
}

/** Right; right after one tap on a button; asked or silent; something written that the line does not mean. */
export type Outcome = "right" | "tap" | "asked" | "wrong";

const print = ({ financials, goals, profile, skills }: Documents) =>
  JSON.stringify([financials, goals, profile, skills], (key, value: unknown) =>
    key === "updatedAt" || key === "createdAt" || (key === "id" && /-new-/.test(String(value))) ? undefined : value,
  );

/** What the whole advisor makes of a line, against what the line means; `print` is equal where it made the same. */
export function outcomeOfLine(
  example: LineExample,
  reader: LearnedReader | undefined,
): { outcome: Outcome; print: string } {
  const { documents, message } = example;
  const ids = () => {
    let count = 0;
    return (prefix: string) => `${prefix}-new-${++count}`;
  };
  const acts = example.acts.map(([head, label, roles]) => ({ head, label, roles, probability: 1 }));
  const told = factsOfActs(
    { ...NOTHING_READ, acts, whole: example.whole.map((label) => ({ label, probability: 1 })) },
    readerTokens(message, documents, CORPUS_TODAY),
    documents,
    null,
  );
  const wanted = carryOut(
    told.flatMap(({ statements }) => statements),
    { message, sentences: [], documents, today: CORPUS_TODAY, newId: ids(), known: [] },
  );
  const after = (said: string, from: Documents, conversation: unknown, newId: (prefix: string) => string) => {
    const output = respond({
      documents: from,
      conversation,
      message: said,
      today: CORPUS_TODAY,
      newId,
      ...(reader ? { reader } : {}),
    });
    return { output, documents: applyChanges(from, output.changes, `${CORPUS_TODAY}T00:00:00.000Z`).documents };
  };
  const newId = ids();
  const got = after(message, documents, null, newId);
  const goal = print(wanted.documents);
  const ended = (outcome: Outcome) => ({
    outcome,
    print: `${print(got.documents)} ${got.output.reply.quickReplies.join(" | ")}`,
  });
  if (print(got.documents) === goal) return ended("right");
  if (got.output.changes.length > 0 && !isPart(got.documents, wanted.documents, documents)) return ended("wrong");
  for (const tap of got.output.reply.quickReplies.slice(0, 3))
    if (print(after(tap, got.documents, got.output.conversation, newId).documents) === goal) return ended("tap");
  return ended("asked");
}

/** Whether all that was written is part of what was to be written. */
function isPart(got: Documents, wanted: Documents, before: Documents): boolean {
  const [g, w, b] = [flat(got), flat(wanted), flat(before)];
  return (
    [...g].every(([key, value]) => b.get(key) === value || w.get(key) === value) &&
    [...b.keys()].every((key) => g.has(key) || !w.has(key))
  );
}

function flat(documents: Documents): Map<string, string> {
  const map = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value))
      for (const each of value)
        walk(
          each,
          `${path}.${(each as { id?: string; name?: string })?.id?.replace(/.*-new-.*/, "") || ((each as { name?: string; title?: string })?.name ?? (each as { title?: string })?.title ?? String(each))}`,
        );
    else if (value && typeof value === "object")
      for (const [key, each] of Object.entries(value)) {
        if (!/^(?:updatedAt|createdAt)$/.test(key) && !(key === "id" && /-new-/.test(String(each))))
          walk(each, `${path}.${key}`);
      }
    else map.set(path, String(value));
  };
  walk(documents, "");
  return map;
}
