/** On the chatbot page, while there is only the greeting. */
export const QUICK_QUESTIONS = [
  "How can I save more money?",
  "How do I start investing?",
  "Help me create a budget",
] as const;
