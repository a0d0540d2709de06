export const EXAMPLE_QUESTIONS = [
  "I make 85k a year and spend about 4,200 a month",
  "How much is my net worth?",
  "How many months would my savings last?",
  "Which debt should I pay off first?",
  "When will I reach my target?",
  "I want to save 20k for a house by June 2028",
] as const;

export const CHAT_TIPS = [
  {
    title: "Tell it as you would tell a friend",
    text: "Income, spending, assets, debts and goals, several in one message. It writes down what you state as a fact and asks where something is missing.",
  },
  {
    title: "Check the receipt",
    text: "Under each answer that changed your data you see what was before and what is now. Undo takes it back.",
  },
  {
    title: "Ask about your own numbers",
    text: "Net worth, savings rate, debts, the time to your target, or what would happen if. Answers are worked out from what you have entered.",
  },
  {
    title: "Let it make you a plan",
    text: "It suggests goals with dated steps. Add those that suit you; they then stand on your goals page.",
  },
] as const;
