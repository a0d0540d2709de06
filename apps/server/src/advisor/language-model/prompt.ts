import type { AdvisorInput } from "@seven-figures/advisor";
import type { ModelMessage } from "ai";
import type { Conversation } from "./conversation.ts";
import { personData } from "./person-data.ts";

/** The messages after the instructions: what was said before, then the data with the message to answer. */
export function promptMessages(input: AdvisorInput, { history, proposed }: Conversation): ModelMessage[] {
  const before = history.flatMap(({ said, answered }): ModelMessage[] => [
    { role: "user", content: said },
    { role: "assistant", content: answered },
  ]);
  const content = `<data>\n${quoted(personData(input, proposed))}\n</data>\n\nThe person says:\n\n${input.message}`;
  return [...before, { role: "user", content }];
}

/** JSON in which nothing can look like the end of the data, whatever names people have chosen. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
