import type { ChatResult } from "@seven-figures/calls";

/** All of an answer's words as one text: its message, then the questions and warnings that the message left out. */
export function replyText({ message, data }: ChatResult): string {
  const words = data.message || message;
  const leftOut = [...data.clarificationQuestions, ...data.warnings].filter((sentence) => !words.includes(sentence));
  return [words, ...leftOut].join("\n\n");
}
