import { helpLine } from "../../safety/help-lines.ts";
import type { Asked, Draft } from "../topic.ts";

export type LimitId = "gambling" | "stock-picks" | "crypto-picks" | "legal" | "tax-advice" | "illegal" | "off-topic";

/** Kind and honest limits, each with where to turn. */
export const LIMITS: Record<LimitId, (asked: Asked) => Draft> = {
  gambling: ({ facts }) => ({
    message: `I don't help with bets: over time the house wins, and a bet is no way to a target. If it has got hold of you, that is common and can be treated, and the first call is free and confidential: ${helpLine(facts.country, "gambling")}. What helps at once: block gambling sites and card payments to them with your bank, exclude yourself from casinos and betting sites, and let someone you trust hold your cards for a while.`,
    again: `My answer stays: no bets, and help is near: ${helpLine(facts.country, "gambling")}.`,
    deeper:
      "Don't try to win back what is lost. Losses that are written down, with a plan to pay them off, lose much of their power.",
    quickReplies: ["I can't pay my debts", "Which debt should I pay first?"],
  }),
  "stock-picks": () => ({
    message:
      "I don't name single shares or funds, and nobody can say reliably what a price will do next. What I can say: most people, professionals among them, do worse with picks than with a broad, cheap index fund bought every month. If you want to try yourself at it, keep it to a small share of your money that you could lose.",
    again: "Still no names from me: the broad market is the pick that needs no luck.",
    deeper:
      "For a person licensed to advise on single investments, ask your financial regulator's register, and how they are paid.",
    quickReplies: ["What is an index fund?", "How do I start investing?", "What is diversification?"],
  }),
  "crypto-picks": () => ({
    message:
      "I can't tell you which coin to buy or when: prices there follow moods, and whoever says they know is usually selling. If you want some, after costly debts, a cushion and retirement saving, keep it to a sum whose loss would change nothing for you.",
    again: "No coin from me, only the size of the bet: small.",
    deeper:
      "Offers of certain profit in crypto are among the most common frauds; check any platform in your regulator's register first.",
    quickReplies: ["What is crypto?", "How do I start investing?", "Is this a scam?"],
  }),
  legal: ({ facts }) => ({
    message: `That is a legal question, and I would do you no favour by guessing. ${helpLine(facts.country, "legal")} Before you go: put the dates, the papers and what you want in the end on one page; it saves time and money.`,
    again: "For that a lawyer or an advice centre is the right place.",
    deeper:
      "Deadlines matter most: if a letter names one, call this week. What it means for your budget, I can work out with you.",
    quickReplies: ["Help me create a budget", "Do I need a will?"],
  }),
  "tax-advice": (asked) => ({
    message: `I can explain how taxes work in outline, but not work out or judge your own return. ${helpLine(asked.facts.country, "tax")} A tax adviser is worth the fee with a business, property, foreign income or a large sale.`,
    again: "Your own tax is for the tax office or an adviser; the outline you can have from me.",
    deeper: "Bring last year's return, this year's pay slips and statements; most of the work is in the papers.",
    quickReplies: ["How do taxes work?", "Which retirement accounts are there?"],
  }),
  illegal: () => ({
    message:
      "I don't help with that. If you are under pressure from debts, creditors or a tax bill, there are lawful ways that work: payment plans, hardship rules, debt advice. Ask me about those.",
    again: "That stays outside of what I help with.",
    deeper: "Tax offices and lenders usually agree to instalments when asked before a deadline rather than after it.",
    quickReplies: ["I can't pay my debts", "How do taxes work?"],
  }),
  "off-topic": () => ({
    message:
      "That is outside of what I know: I'm here for your money, goals and the way to your target. Ask me anything about those.",
    again: "Still not my field, I'm afraid.",
    deeper: "What I do well: your own figures, what-ifs, debts, budgets, and a plan.",
    quickReplies: ["What can you do?", "What should I do next?"],
  }),
};
