import type { Draft } from "./topic.ts";
import type { Answer, AnswerMemory } from "./types.ts";

/** A draft with the topic that it belongs to. */
export interface Told {
  id: string;
  draft: Draft;
}

const MOST_REMEMBERED = 60;
const REFERRING = [
  "We have been here a few times now.",
  "That is the same question once more, so briefly.",
  "My answer hasn't moved since.",
] as const;

/**
 * Puts a draft into a message by how often the same was told: first in full, then in other words and one step deeper,
 * after that with a reference back and what to ask instead.
 */
export function recall({ id, draft }: Told, memory: AnswerMemory): Answer {
  const key = draft.about === undefined ? id : `${id}|${draft.about}`;
  const times = memory.told[key] ?? 0;
  return { message: wording(draft, times), quickReplies: [...draft.quickReplies], memory: remember(memory, key) };
}

function wording({ message, again, deeper, quickReplies, isGeneral, wordings }: Draft, times: number): string {
  if (wordings) return wordings[times % wordings.length] ?? message;
  if (times === 0) return message;
  if (times === 1) return `${again} ${deeper}`.trim();
  const referring = REFERRING[(times - 2) % REFERRING.length] ?? REFERRING[0];
  const instead = quickReplies[(times - 2) % Math.max(quickReplies.length, 1)];
  return `${referring}${isGeneral ? "" : ` ${again}`}${instead ? ` Perhaps this helps more: *${instead}*` : ""}`;
}

function remember({ told, ...memory }: AnswerMemory, key: string): AnswerMemory {
  const { [key]: times = 0, ...others } = told;
  const kept = Object.entries(others).slice(-MOST_REMEMBERED + 1);
  return { ...memory, told: Object.fromEntries([...kept, [key, Math.min(times + 1, 99)]]), last: key };
}
