import { PRODUCT_NAME } from "@seven-figures/domain";
import { nextStepWords } from "../numbers/next-step.ts";
import { nextStep } from "../person/next-step.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import type { MANNERS_PHRASINGS } from "./phrasings.ts";

const START = ["What's my net worth?", "Make me a plan", "What can you do?"];

/** Greetings, thanks, and questions about the advisor itself. */
export const MANNERS: Record<keyof typeof MANNERS_PHRASINGS, (asked: Asked) => Draft> = {
  greeting: ({ facts }) => ({
    message: `Hello ${named(facts.name)}. ${facts.assetsKnown || facts.income !== null ? `Your net worth stands at ${dollars(facts.netWorth)}. What would you like to look at?` : "Tell me in your own words what you earn, spend, own and owe, or ask me anything about money."}`,
    again: "Hello again.",
    deeper: "Ask for your figures, try a what-if, or let me make a plan.",
    quickReplies: START,
  }),
  "how-are-you": () => ({
    message: "Quite well, thank you; figures don't tire. How are yours? I can look at them with you.",
    again: "As steady as before, thank you.",
    deeper: "Shall we look at your next step?",
    quickReplies: ["What should I do next?", ...START.slice(0, 2)],
  }),
  thanks: () => ({
    message: "You're welcome. I'm here whenever something changes or a question comes up.",
    again: "With pleasure.",
    deeper: "Small steps, often: that is how it adds up.",
    quickReplies: ["What should I do next?", "When will I reach my target?"],
  }),
  goodbye: () => ({
    message: "Goodbye, and all the best. Your figures will be here when you come back.",
    again: "See you soon.",
    deeper: "Until next time.",
    quickReplies: [],
  }),
  "who-are-you": () => ({
    message: `I'm the ${PRODUCT_NAME} advisor: a program that keeps your figures, computes with them and explains. I'm not a person and no licensed adviser; what I say is educational.`,
    again: "The same advisor as before: a program, educational, and patient.",
    deeper: "Every figure that I name is computed from what you entered; where I assume something, I say so.",
    quickReplies: ["What can you do?", "Is my data safe?"],
  }),
  "what-can-you-do": ({ facts }) => ({
    message: paragraphs(
      "I can:",
      bullets([
        "**Keep your figures**: tell me what you earn, spend, own or owe, in plain words. Each change shows with an undo.",
        "**Answer with your numbers**: net worth, savings rate, months covered, which debt first, when you reach your target, what if.",
        "**Explain**: index funds, retirement accounts, credit, mortgages, insurance, taxes and more.",
        "**Plan**: ask for a plan or for goals, and add those that you like.",
      ]),
    ),
    again: "Keep figures, compute, explain and plan: that is my trade.",
    deeper: `For a start: ${nextStepWords(nextStep(facts), facts)}`,
    quickReplies: ["Make me a plan", "What should I do next?", "Is my data safe?"],
    used: nextStep(facts),
  }),
  "data-safety": () => ({
    message:
      "Your data belongs to your account: nobody else who uses the app can see it, and every change that I make is listed and can be undone. You can export or erase everything from your account. The app is in a testing phase and meant for test data, so don't enter account numbers or passwords; I never need them. The privacy page has the details.",
    again: "Yours alone, exportable and erasable; the privacy page says the rest.",
    deeper: "I never need passwords, card numbers or codes. If anything asks you for those in my name, it isn't me.",
    quickReplies: ["What can you do?", "How do I recognise a scam?"],
  }),
  "change-data": () => ({
    message:
      "Just say it as a fact: that you earn, spend, own or owe something, with the amount. I update it and show what changed; *undo that* takes it back. You can also edit everything by hand on the Financials, Goals and Profile pages.",
    again: "Say it as a fact, or edit it on its page.",
    deeper: "Several facts in one message are fine, and corrections too: *no, I meant* and the right figure.",
    quickReplies: ["What can you do?", "What's my net worth?"],
  }),
  contact: () => ({
    message:
      "I can only write here. For anything about the app itself, the contact link stands at the foot of the start page and on the terms and privacy pages.",
    again: "The contact link at the foot of the start page reaches the people behind the app.",
    deeper: "For questions about your own money, just go on here.",
    quickReplies: ["What can you do?", "Is my data safe?"],
  }),
  activity: () => ({
    message:
      "The *Activity* list in the user menu shows the latest changes, who made them (you or I), when, and what stood there before. *Undo that* takes back my last one.",
    again: "Look under *Activity* in the user menu.",
    deeper: "An undo is refused where later edits would be lost; then the older figure can be entered by hand.",
    quickReplies: ["What can you do?", "What's my net worth?"],
  }),
  price: () => ({
    message:
      "The app is in a testing phase and asks for no payment. Never give card details to anyone who asks for them in its name.",
    again: "No payment is asked for here.",
    deeper: "The terms page says what holds during the test.",
    quickReplies: ["Is my data safe?", "What can you do?"],
  }),
  language: () => ({
    message: "I understand and answer in English only, for now. Short, simple sentences work best.",
    again: "English only, I'm sorry.",
    deeper: "Figures and names are understood in any language.",
    quickReplies: ["What can you do?"],
  }),
  joke: () => ({
    message:
      "Compound interest walks into a bar, orders one drink, and waits. Back to your money: what shall we look at?",
    again: "One joke a day is all that my budget allows.",
    deeper: "Your own figures are better company.",
    quickReplies: START,
  }),
  feedback: () => ({
    message:
      "I'm sorry, that missed the point. Tell me which part is off, or ask in other words; if a figure is wrong, say the right one and I'll correct it.",
    again: "Sorry again. Let us try it another way.",
    deeper: "It helps me to have one question at a time, with the name of the account or debt that you mean.",
    quickReplies: ["What can you do?", "What's my net worth?"],
  }),
};
