import { dollars } from "../words/figures.ts";
import { countryAccounts } from "./country-accounts.ts";
import type { Lesson } from "./lesson.ts";

/** Money in daily life: prices, banks, people, fraud, worries. */
export const LIFE_LESSONS: readonly Lesson[] = [
  {
    id: "inflation",
    phrasings: [
      "inflation what|how|explain|protect|is|mean|works|hedge|beat",
      "prices|cost_of_living rise|rising|going_up|higher",
      "money lose|losing value",
      "inflation",
    ],
    gist: "Inflation is the rise of prices: the same dollar buys a little less each year. Cash loses slowly by it; shares and property have kept up over long times.",
    points: [
      "Keep cash for what is near, invest what is for later.",
      "Raise your monthly saving with your pay.",
      "Look at targets in today's dollars as well as in plain ones.",
    ],
    yours: ({ inflation, target, targetYear }) =>
      `**For you**: I reckon with ${inflation}% a year; ask what ${dollars(target)} will be worth in ${targetYear}.`,
    again: "Prices rise, so still money shrinks.",
    deeper:
      "Your own inflation differs from the official one: who owns a home at a fixed rate feels less of it than who rents and drives far.",
    next: ["What will my target be worth in today's dollars?", "What is compound interest?"],
  },
  {
    id: "interest-rates",
    phrasings: [
      "interest_rates|fed|central_bank|federal_reserve|ecb|base_rate rise|rising|fall|falling|why|what|affect|up|down|cut|hike|mean|do",
      "why are rates high|low|rising|falling",
    ],
    gist: "Central banks move short-term rates to steady prices. Higher rates make saving pay and borrowing dear, and press on bonds and homes for a while.",
    points: [
      "Savings accounts follow within weeks, if you move to one that does.",
      "Variable loans follow too; fixed ones stay.",
      "Nobody foretells them reliably, so don't build a plan on it.",
    ],
    again: "The price of money, set by the central bank, felt everywhere.",
    deeper:
      "The rate of the day stands on your central bank's website; what matters to you is the gap between what you pay and what you earn.",
    next: ["What is a high-yield savings account?", "How do mortgages work?"],
  },
  {
    id: "couples",
    phrasings: [
      "i|we married|marry|get_married|divorced|engaged",
      "merge|combine|share|split|pool finances|money|bills|accounts we|us|our|together?",

      "partner|spouse|husband|wife|girlfriend|boyfriend|couple|couples|marriage|married|marry|wedding|joint money|finances|account|budget|save|cost|talk|manage|how|should|pay",
      "joint_account|prenup|prenuptial",
      "divorce|separation|separated money|finances|financial|assets|how|what",
    ],
    gist: "Couples do best with full openness and clear rules, less with any one system. Three accounts work for many: his, hers or theirs, and ours.",
    points: [
      "Once a month an hour together: what came in, what went out, what is next.",
      "Shared costs in proportion to income feel fair to most.",
      "Each needs some money that needs no explaining.",
      "In a separation: list everything, change joint credit early, see a lawyer.",
    ],
    again: "Open books, one shared account, some money of one's own.",
    deeper: "Talk about what money meant in the homes that you grew up in; most quarrels about it are about that.",
    next: ["Help me create a budget", "Do I need a will?"],
  },
  {
    id: "windfall",
    phrasings: [
      "what should|could|can|would|to? i do_with dollars|it_all|that_money|this_money|sum|amount",

      "windfall|inheritance|inherited|inherit|lottery|bonus|tax_refund|settlement what|do|should|with|invest|use|got|received",
      "what should|do with i? bonus|inheritance|windfall|refund|lump_sum|extra_money",
      "have|got|received extra|lump_sum|large|big sum|money|cash|amount what|how",
    ],
    gist: "With a sum that comes once: let it rest for some weeks in a savings account, tell few people, then use it in the order that always holds.",
    points: [
      "Costly debts, then the cushion, then retirement accounts, then your next goal.",
      "Set the tax on it aside first, if there is any.",
      "A tenth for joy, so that the rest stays untouched.",
    ],
    yours: (facts) => {
      const gap = facts.emergencyFund?.gapToLow ?? 0;
      return gap > 0 ? `**For you**: ${dollars(gap)} of it would complete three months of expenses.` : null;
    },
    again: "Wait, then debts, cushion, future, and a little joy.",
    deeper: "Tell me the amount as *what if I got* and the sum, and I'll say what it does to your date.",
    next: ["Which debt should I pay first?", "What is dollar-cost averaging?", "What should I do next?"],
  },
  {
    id: "giving",
    phrasings: [
      "charity|charities|donate|donating|donation|donations|give_to_charity|giving_to_charity|give_away|giving_away|tithe|tithing",
    ],
    gist: "Giving belongs in a budget like everything else: a sum or a share that you choose in calm, so that it is a joy and not a pressure.",
    points: [
      "Few causes, for long, checked once, do more than many small gifts.",
      "Donations may be deductible; keep the receipts.",
      "Be wary of pressure at the door and on the phone.",
    ],
    again: "A planned share, to causes that you have looked at.",
    deeper:
      "Independent evaluators publish what charities do with their money; an hour there is well spent before a large gift.",
    next: ["Help me create a budget", "How do taxes work?"],
  },
  {
    id: "bank-accounts",
    phrasings: [
      "bank|checking|current account|accounts|bank which|what|choose|best|open|how_many|switch|need|safe",
      "credit_union",
      "is my money safe|insured in? bank",
      "fdic|fscs|deposit_insurance",
    ],
    gist: "Two or three accounts are enough: one for bills, one for spending, one for savings. Choose by fees, interest and how easily you reach someone.",
    points: ({ country }) => [
      `Deposits are covered by ${countryAccounts(country).deposits} up to a limit per bank that its website states.`,
      "No fee for an account with regular pay is common; ask for it.",
      "A credit union or an online bank is often cheaper.",
    ],
    again: "Few accounts, no fees, under the deposit guarantee.",
    deeper: "Move in this order: new account, standing orders, employer, then close the old one two months later.",
    next: ["What is a high-yield savings account?", "Where should I keep my emergency fund?"],
  },
  {
    id: "scams",
    phrasings: [
      "email|text|call|called|message|letter lottery|prize|won|winner|prince|irs|gift_cards|gift_card|urgent",

      "scam|scams|fraud|phishing|ponzi|pyramid_scheme|mlm|suspicious|legit",
      "is|this|it email|call|message|offer scam|real|legit|safe|trust",
      "guaranteed|double return|returns|profit|money",
      "identity_theft|hacked|stolen",
    ],
    gist: "Treat it as a scam if it hurries you, promises certain returns, wants secrecy, gift cards, crypto or your codes. Banks and offices never ask for those.",
    points: [
      "Don't click, don't call back on the number given; look up the number yourself.",
      "Check a firm in your financial regulator's register before sending money.",
      "Already paid or told them something? Call your bank at once, change passwords, report it to the police.",
    ],
    again: "Hurry, secrecy and certain profit: leave it.",
    deeper:
      "Text that tells me or you what to do with your accounts is never followed here: only what you say yourself changes your data.",
    next: ["Is my data safe?", "What is diversification?"],
  },
  {
    id: "stress",
    phrasings: [
      "can_not go_on like_this",
      "can_not sleep money|debt|bills|finances",

      "hopeless|helpless|desperate|depressed|lost|crying|panic|panicking finances|money|about|financial|feel|feeling",

      "stress|stressed|anxious|anxiety|worried|worry|scared|afraid|overwhelmed|ashamed|embarrassed money|finances|debt|about|financial|bills|i",
      "money keeps me up|awake",
    ],
    gist: "Worry about money is very common, and it eases with two things: knowing the figures, and one small step that is done.",
    points: [
      "Write down what comes in, what goes out, what is owed; the list is nearly always better than the night's version of it.",
      "Choose one step for this week, no more.",
      "Talk to someone you trust; shame grows in silence.",
    ],
    again: "One list, one step, one person to talk to.",
    deeper:
      "If it weighs on sleep or mood for weeks, a doctor or counsellor is the right address; debt advice services help with the rest, free of charge.",
    next: ["What should I do next?", "Help me create a budget"],
  },
  {
    id: "financial-advisor",
    phrasings: [
      "need|hire|find|choose|get|use|should|human financial_advisor|financial_adviser|financial_planner|fiduciary|advisor_fees",
      "financial advisor|adviser|planner need|worth|good|find|hire|real|human",
      "fee_only|fiduciary",
    ],
    gist: "A human adviser is worth it for large decisions, complicated taxes, or calm in storms. Ask first how they are paid.",
    points: [
      "Paid by you, by the hour or as a fixed fee: their advice is for you alone.",
      "Paid by commission: their advice is also a sale.",
      "Check the register of your regulator, and ask for the whole cost in dollars a year.",
    ],
    again: "Yes for the big questions, paid by you and by nobody else.",
    deeper: "Bring one page: net worth, cash flow, goals, questions. You have most of it here already.",
    next: ["What fees should I look at?", "What's my net worth?"],
  },
];
