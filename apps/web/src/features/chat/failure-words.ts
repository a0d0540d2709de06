import type { ErrorCode } from "@seven-figures/calls";

const CHAT_FAILURES = {
  unsuccessful: "I'm sorry, I'm having trouble responding right now. Please try again later.",
  exception: "I'm sorry I had trouble understanding that. Could you please try rephrasing your message?",
  plan: "I'm sorry, I couldn't generate a plan right now. Please try again later.",
} as const;

/** The apology for a question that was not answered. */
export function apologyFor(question: { isPlan: boolean }, kind: "unsuccessful" | "exception"): string {
  return question.isPlan ? CHAT_FAILURES.plan : CHAT_FAILURES[kind];
}

/** What is known of the cause beyond the apology; null where nothing would help. */
export function causeOf(failure: { code: ErrorCode; message: string }, isOnline: boolean): string | null {
  if (!isOnline) return "You are offline. Your message is kept here; try again once you are back.";
  switch (failure.code) {
    case "unavailable":
      return "The advisor could not be reached. Your message is kept here.";
    case "deadline-exceeded":
      return "The answer took too long.";
    case "resource-exhausted":
    case "invalid-argument":
      return failure.message;
    default:
      return null;
  }
}
