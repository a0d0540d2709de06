import { applyChanges, type Documents } from "@seven-figures/domain";
import { answerQuestion } from "../answers/answer-question.ts";
import { idsOf, touches } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { bold } from "../replies/describe-changes.ts";
import { filled } from "../replies/describe-receipt.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { asksAboutUndoing } from "../vetoes/asked-or-doubted.ts";
import type { Option } from "../vetoes/veto.ts";
import type { Conversation, Pending, RecentWrite } from "./conversation.ts";
import { asking, saying, sayingBeside, writing } from "./outcomes.ts";
import { NO_TIME } from "./recent-writes.ts";
import { sayStanding, type TakenBack } from "./take-back-whole.ts";

/** What was taken back, with what of it stands and can be taken back too. */
export function takenBackSaid(input: AdvisorInput, conversation: Conversation, taken: TakenBack): AdvisorOutput {
  const { changes, recent } = taken;
  const output = writing(input, { ...conversation, recent, last: null, inHand: undefined }, changes, null);
  const { documents } = applyChanges(input.documents, output.changes, NO_TIME);
  const { words, quickReplies } = sayStanding(taken, documents);
  const message = filled([output.reply.message, words]).join("\n\n");
  return { ...output, reply: { ...output.reply, message, quickReplies } };
}

/** What is to be said where something is to be taken back of which nothing was written lately. */
export function nothingWrittenOf(name: string, { documents }: AdvisorInput, conversation: Conversation): AdvisorOutput {
  const last = conversation.recent?.at(-1);
  const [written] = last ? namesOf(last, documents) : [];
  const instead = written ? ` The last thing I wrote was about **${bold(written)}**.` : "";
  return sayingBeside(conversation, {
    message: `Nothing about **${bold(name)}** was written lately, so I took nothing back.${instead}`,
    quickReplies: written ? [`Undo the ${written} one`] : [],
  });
}

/** An answer that takes back the last write, with what an earlier one told that goes with it as buttons. */
export function stillStandingBeside(
  output: AdvisorOutput,
  { recent = [] }: Conversation,
  documents: Documents,
): AdvisorOutput {
  const last = recent.at(-1);
  if (!output.undo || !last || output.reply.quickReplies.length > 0) return output;
  const together = new Set((last.parts ?? []).map(({ of }) => of));
  const quickReplies = recent.slice(0, -1).flatMap((write) => {
    const ids = new Set((write.parts ?? []).filter(({ of }) => together.has(of)).flatMap((part) => part.ids));
    return buttonsFor(write, ids, documents);
  });
  return { ...output, reply: { ...output.reply, quickReplies } };
}

/** "Bring back Canoe", "Undo the Camry loan one". */
function buttonsFor({ inverse }: RecentWrite, ids: ReadonlySet<string>, documents: Documents): string[] {
  return inverse
    .filter((change) => touches(change, ids))
    .flatMap((change) => {
      if (change.kind === "add-asset") return [`Bring back ${change.asset.name}`];
      if (change.kind === "add-debt") return [`Bring back ${change.debt.name}`];
      return namesOfStored(idsOf(change), documents).map((name) => `Undo the ${name} one`);
    });
}

/** The names of what a write changed. */
function namesOf({ changes, inverse }: RecentWrite, documents: Documents): string[] {
  const { documents: before } = applyChanges(documents, inverse, NO_TIME);
  return changes.flatMap(idsOf).flatMap((id) => storedName(id, documents) ?? storedName(id, before) ?? []);
}

function namesOfStored(ids: readonly string[], documents: Documents): string[] {
  return ids.flatMap((id) => storedName(id, documents) ?? []);
}

/** "Can you undo stuff?" and "undo that? not sure" take nothing back before a yes. */
export function askingToUndo(conversation: Conversation): AdvisorOutput {
  const options: Option[] = [
    { reply: "Yes, take it back", changes: [], undo: true, yes: true },
    { reply: "No", changes: [] },
  ];
  const question = "I can take my last change back. Shall I?";
  const quickReplies = options.map(({ reply }) => reply);
  const pending: Pending = { need: "choose", options, seen: null, question, quickReplies, age: 0 };
  return saying({ ...conversation, pending: [pending] }, asking(pending));
}

const HOW_TO_UNDO = "How do I undo a change?";

/** "If I make a mistake, can I take it back?" is told how, and nothing is taken back; null for any other message. */
export function explainingUndo(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  if (!asksAboutUndoing(input.message)) return null;
  const { documents, today } = input;
  const { memory } = conversation;
  const answer = answerQuestion({ text: HOW_TO_UNDO, amounts: [] }, { documents, today, memory });
  return answer && sayingBeside({ ...conversation, memory: answer.memory }, answer);
}
