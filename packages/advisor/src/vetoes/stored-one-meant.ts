import { type Change, formatDollars } from "@seven-figures/domain";
import { sameWord } from "../matching/same-word.ts";
import { bold } from "../replies/describe-changes.ts";
import { wordsOf } from "../statements/read-mention.ts";
import type { Veto } from "./veto.ts";

/** What says that it is none of those that are stored. */
const ANOTHER =
  /\b(?:another|new|second|third|also|too|bought|buying|purchased|different|separate|opened|took out|taken out|got a|have a|add|extra|more|besides)\b/i;
/** A name of one letter or of a kind alone tells no thing from others. */
const LEAST_LETTERS = 4;

/** "The coins were appraised at 5,350", beside a coin collection: asked whether that is meant, and not added beside it. */
export const storedOneIsMeant: Veto = ({ message, changes, documents }) => {
  if (ANOTHER.test(message)) return [];
  return changes.flatMap((change) => {
    if (change.kind !== "add-asset") return [];
    const { name, value } = change.asset;
    const words = wordsOf(name);
    const isOf = (stored: string) =>
      words.every((word) => word.length >= LEAST_LETTERS && wordsOf(stored).some((other) => sameWord(word, other)));
    const [one, ...others] = (documents.financials.assets ?? []).filter((asset) => isOf(asset.name));
    if (words.length === 0 || !one || others.length > 0) return [];
    const edit: Change = { kind: "edit-asset", id: one.id, fields: { value } };
    return [
      {
        veto: "stored-one-meant" as const,
        changes: [change],
        ask: `Is that your **${bold(one.name)}**, which stands at ${formatDollars(one.value)}?`,
        options: [
          { reply: `${one.name}: now ${formatDollars(value)}`, changes: [edit], yes: true as const },
          {
            reply: `Add ${name} (${formatDollars(value)})`,
            changes: [change],
            words: ["another|new|different|no|add"],
          },
          { reply: "Leave it as it is", changes: [] },
        ],
      },
    ];
  });
};
