import { type Documents, formatDollars } from "@seven-figures/domain";
import { bold } from "./replies/describe-changes.ts";
import type { AdvisorReply } from "./types.ts";
import { asWritten } from "./vetoes/amount-vetoes.ts";
import { readFigures } from "./vetoes/figures.ts";

type Fallback = Pick<AdvisorReply, "message" | "quickReplies">;

const FIRST: Fallback = {
  message:
    'I did not quite get that. You can tell me what you earn, spend, own or owe ("I have 20k in my Ally account"), ask about your money ("What is my net worth?"), set goals, or say *Make me a plan*.',
  quickReplies: ["What is my net worth?", "Make me a plan", "How can I save more money?"],
};

/** Ways of saying that nothing was understood, in turn, each with other things to go on with. */
const OPENERS: readonly Fallback[] = [
  FIRST,
  {
    message:
      'I could not make that out, so nothing is changed. One fact in a short sentence works best: "Visa is at 1,200", "I make 4,000 a month".',
    quickReplies: ["What should I do next?", "When will I reach my target?", "What do I owe?"],
  },
  {
    message:
      "That one is beyond me so far. I keep what you own, owe, earn and spend, and your goals, and I answer questions about them.",
    quickReplies: ["How far am I from my target?", "Suggest goals", "What is my savings rate?"],
  },
  {
    message:
      "I am not sure what you mean, and I would rather ask than guess. What is it about: a figure, a goal, or a question?",
    quickReplies: ["What is my net worth?", "Show my goals", "Help me create a budget"],
  },
  {
    message: "That one went past me. Put it in other words, or pick one of these.",
    quickReplies: ["What do I own?", "What do I owe?", "Show my goals"],
  },
  {
    message: "Sorry, not that either. With the name of the account, debt or goal in it I usually find it.",
    quickReplies: ["What is left over each month?", "What should I do next?", "List my debts"],
  },
  {
    message: "I can't place that. Is there a figure of yours that I should look up?",
    quickReplies: ["How far am I from my target?", "What is my savings rate?", "Suggest goals"],
  },
  {
    message: "No luck with that one; nothing is changed.",
    quickReplies: ["What can you do?", "What is my net worth?", "Make me a plan"],
  },
];

const SMALL_TALK =
  /^\W*(?:ok(?:ay)?|k|lol|lmao|haha+|hm+|cool|nice|right|sure|yeah|yep|mhm|alright|fine|wow|oh|ah|huh)\W*$/i;
const NODS = [
  "All right. What would you like to look at?",
  "I am here when you need me.",
  "Good. Shall we look at something?",
  "Fine by me. What next?",
  "Right you are.",
  "Just say when there is something.",
];

/**
 * The answer to a message that nothing was understood of: what was heard of it, and the nearest things as replies.
 * `misses`: how many such answers there were before in the conversation, so that none is given twice before all were.
 */
export function fallbackFor(message: string, documents: Documents, misses: number): Fallback {
  const opener = OPENERS[misses % OPENERS.length] ?? FIRST;
  if (SMALL_TALK.test(message))
    return { message: NODS[misses % NODS.length] ?? opener.message, quickReplies: opener.quickReplies };
  const named = thingNamed(message, documents);
  const figures = readFigures(message).filter(({ quoted }) => !quoted);
  const foreign = figures.find(({ role }) => role === "foreign");
  if (foreign) return aboutForeign(asWritten(foreign), opener);
  const amounts = figures.filter(({ role, value, since }) => role === "money" && !isOneOf(value, message, since));
  const amount = amounts.length === 1 && amounts[0] && amounts[0].value >= 1 ? formatDollars(amounts[0].value) : null;
  if (named) return aboutThing(named, amount);
  return amount ? aboutAmount(amount, misses) : opener;
}

/** "The evil one", "one of the horns": no dollar. */
function isOneOf(value: number, message: string, since: string): boolean {
  return value === 1 && /\bone\b/i.test(message) && !/\$\s*$/.test(since);
}

interface Thing {
  name: string;
  kind: "asset" | "debt" | "goal";
}

/** The one stored thing whose name is in the message; null where there is none, or several. */
function thingNamed(message: string, { financials, goals }: Documents): Thing | null {
  const said = ` ${plain(message)} `;
  const things: Thing[] = [
    ...(financials.assets ?? []).map(({ name }) => ({ name, kind: "asset" as const })),
    ...(financials.debts ?? []).map(({ name }) => ({ name, kind: "debt" as const })),
    ...goals.intermediateGoals.map(({ title }) => ({ name: title, kind: "goal" as const })),
  ];
  const [thing, ...others] = things.filter(({ name }) => plain(name) !== "" && said.includes(` ${plain(name)} `));
  return thing && others.length === 0 ? thing : null;
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function aboutThing({ name, kind }: Thing, amount: string | null): Fallback {
  const message = `You spoke of **${bold(name)}**${amount ? ` and ${amount}` : ""}, and I did not get what is to change. Which of these is it?`;
  if (!amount)
    return {
      message,
      quickReplies: [kind === "goal" ? `How far is ${name}?` : `How much is ${name}?`, `Delete ${name}`],
    };
  if (kind === "debt") return { message, quickReplies: [`${name} is at ${amount}`, `I paid ${amount} on ${name}`] };
  if (kind === "asset") return { message, quickReplies: [`${name} is at ${amount}`, `I added ${amount} to ${name}`] };
  return {
    message,
    quickReplies: [`I saved another ${amount} for ${name}`, `Change the target of ${name} to ${amount}`],
  };
}

function aboutForeign(amount: string, { quickReplies }: Fallback): Fallback {
  const message = `I keep every amount in US dollars, and ${amount} is in another currency. What is it in dollars, and what does it belong to?`;
  return { message, quickReplies };
}

function aboutAmount(amount: string, misses: number): Fallback {
  const message =
    misses % 2 === 0
      ? `I heard ${amount}, and not what it is. Tell me what it belongs to.`
      : `${amount} of what? An account, a debt, what you earn or spend: one short sentence will do.`;
  return {
    message,
    quickReplies: [`I make ${amount} a month`, `I spend ${amount} a month`, `I have ${amount} in savings`],
  };
}
