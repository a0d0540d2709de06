import { formatDollars } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";

/** Something that happens in a life and moves money, told without a figure. */
export interface LifeEvent {
  id: string;
  /** Of the lower-case message. */
  says: RegExp;
  /** What is said first, before the figure that is missing is asked for. */
  meet: string;
  /** What it does to somebody's figures; empty where nothing can be said. */
  means?: (facts: PersonFacts) => string;
  /** The figure that it changes. */
  asks?: "annualIncome" | "annualExpenses";
  next?: string[];
}

const onRecord = (amount: number | null, what: string) =>
  amount === null ? "" : `On record ${what} **${formatDollars(amount)} a year**.`;
const earned = ({ income }: PersonFacts) => onRecord(income, "you earn");
const spent = ({ expenses }: PersonFacts) => onRecord(expenses, "you spend");

function covered({ liquid, monthlyExpenses }: PersonFacts): string {
  if (!monthlyExpenses) return "";
  const months = Math.floor(liquid / monthlyExpenses);
  const much = `${formatDollars(liquid)} in cash and savings`;
  if (months < 1) return `Your ${much} cover less than a month of what you spend.`;
  return `Your ${much} cover about **${months} ${months === 1 ? "month" : "months"}** of what you spend.`;
}

function leftOver({ monthlySurplus }: PersonFacts): string {
  if (monthlySurplus === null) return "";
  return monthlySurplus > 0
    ? `By your figures **${formatDollars(monthlySurplus)} a month** is left over, as long as nothing changes.`
    : "By your figures nothing is left over in a month as it is.";
}

const WHOSE = "(?:i|we|i've|we've|i have|we have|ive|just|finally|and|so|guess what|have)";
const event = (words: string) => new RegExp(`^(?:\\W|${WHOSE}\\b)*(?:${words})`);

/** Events in the order in which they are looked for. */
export const LIFE_EVENTS: readonly LifeEvent[] = [
  {
    id: "raise",
    says: event(
      "(?:got|get|given|landed|received|had|was given|am getting|'m getting)(?: (?:a|an|my|the|another|big|small|nice|little|huge|pay))* (?:raise|promotion|rise|payrise|bump)\\b|(?:got|been|was|am|were) promoted\\b",
    ),
    meet: "Congratulations!",
    means: earned,
    asks: "annualIncome",
  },
  {
    id: "new-job",
    says: event(
      "(?:got|get|found|landed|started|start|took|accepted|have)(?: (?:a|an|my|the|another|new|second|part[- ]time|full[- ]time|different|better|side))* (?:job|gig|hustle|position|role|business)\\b(?!.*\\b(?:interview|offer)\\b| (?:for you|to do|done)\\b)",
    ),
    meet: "Congratulations, and good luck with it!",
    means: earned,
    asks: "annualIncome",
  },
  {
    id: "less-pay",
    says: event(
      "(?:(?:they|work|my boss|my job) )?(?:cut|took|got|had|reduced)(?: (?:a|an|my|our|the|me|big))* (?:pay cut|hours|pay|wages|salary|shifts)\\b|(?:my |our )?(?:hours|pay|wages|salary|shifts) (?:got |were |was |have been |has been )?(?:cut|reduced|slashed)",
    ),
    meet: "I'm sorry, that makes a month tighter.",
    means: leftOver,
    asks: "annualIncome",
  },
  {
    id: "quit",
    says: event(
      "(?:quit(?= *(?:\\W*$|[,.!;]|(?:my|the|our) (?:\\w+ )?(?:jobs?|work|position|role|gig)\\b|work\\b|today|yesterday|last|this|on|because|as|to|and))|resigned|left my (?:job|work)(?! (?:at \\d|early|late))|handed in my notice|gave (?:my )?notice)\\b",
    ),
    meet: "That is a big step.",
    means: covered,
    asks: "annualIncome",
  },
  {
    id: "dearer",
    says: event(
      "(?:my |our |the )?(?:(?:rent|bills?|expenses|costs?|insurance|groceries|childcare|daycare|utilities|spending) (?:just |has |have |is |are |all )*(?:went|gone|going|go|goes|got|jumped|increased|rising|raised|up)\\b|landlord (?:just |has )?(?:raised|put up|increased)|everything is (?:so |getting )*(?:more )?expensive)(?!.*\\b(?:down|lower|less|cheaper)\\b)",
    ),
    meet: "That happens to many just now.",
    means: spent,
    asks: "annualExpenses",
  },
  {
    id: "cheaper",
    says: event(
      "(?:my |our |the )?(?:rent|bills?|expenses|costs?|insurance|groceries|spending) (?:just |has |have |is |are )*(?:dropped|fell|fallen|lower|less|down|went down|gone down|come down|cheaper)\\b|(?:moved|moving) (?:back )?in with\\b",
    ),
    meet: "Good, that leaves more each month.",
    means: spent,
    asks: "annualExpenses",
  },
  {
    id: "baby",
    says: event(
      "(?:(?:had|have|are having|am having|'re having|'m having|are expecting|am expecting|'re expecting|'m expecting|adopted) (?:a |our |my |twins|another )*(?:baby|child|kid|twins|son|daughter|little one)|(?:am|'m|im|wife is|my wife is|are) pregnant)",
    ),
    meet: "Congratulations!",
    means: (facts) =>
      `Three things are worth a look early: what a month will cost, a cushion for it, and cover should an income fall away. ${covered(facts)}`,
    asks: "annualExpenses",
  },
  {
    id: "wedding",
    says: event(
      "(?:got|getting|am getting|'m getting|im getting|are getting|'re getting|are|am) (?:married|engaged)|(?:he|she) proposed",
    ),
    meet: "Congratulations to you both!",
    means: () =>
      "Before the day it helps to lay three lists side by side: what each of you earns, owns and owes. A wedding can be a goal here, with its price and its date.",
    next: ["I want to save for a wedding", "How big should my emergency fund be?"],
  },
  {
    id: "divorce",
    says: event(
      "(?:got|getting|am getting|'m getting|im getting|are getting|'re getting|going through)(?: a)? (?:divorced?|separated|separation|split)|(?:(?:my|the) )?(?:husband|wife|partner) (?:and i |left)",
    ),
    meet: "I'm sorry. That is hard, and money is only one part of it.",
    means: () =>
      "When you are ready, two lists help: what is yours alone, and what is shared. Tell me what stays with you and I will keep your figures to that; until it is settled nothing needs to change here.",
    next: ["How big should my emergency fund be?", "What should I do next?"],
  },
  {
    id: "windfall",
    says: event(
      "(?:got|get|received|inherited|won|came into|had)(?: (?:a|an|my|the|some|bit|of|big|small|nice|little|tax|our|christmas|yearly|annual))* (?:bonus|refund|inheritance|money|windfall|lottery|settlement|cash|payout|rebate|gift)\\b(?!.*\\b(?:(?:from|for) (?:selling|the sale)|stolen|taken|lost|out of)\\b)|inherited\\b",
    ),
    meet: "Nice. Money that comes once is best given a task before it melts away.",
    means: () => 'How much is it, and into which account did it go? Say it like "2,000 into my checking account".',
    next: ["What should I do with a windfall?", "What should I do next?"],
  },
  {
    id: "overspent",
    says: event(
      "(?:spent|overspent|blew|blown|wasted|went over)(?: (?:way|far|a|too|so|lot|much|more|over|my|our|the))* ?(?:much|money|budget|again|a lot|limit)\\b(?!.*\\bon\\b)|(?:have |'ve )?(?:overspent|blew (?:my|the|our) budget)",
    ),
    meet: "It happens, and one month is no trend.",
    means: leftOver,
    next: ["Help me create a budget", "Where does my money go?"],
  },
  {
    id: "broke",
    says: /^(?:\W|i|we|i'm|im|am|are|we're|so|totally|completely|always|literally|honestly|just|flat|really)*(?:broke|skint|penniless|out of money|have no money(?: left)?|got no money(?: left)?|don't have any money)(?: (?:again|right now|now|rn|this month|until payday|till payday|as always|lol|honestly|at the moment))*\W*$/,
    meet: "That is a hard place to be in.",
    means: (facts) =>
      facts.liquid > 0
        ? `By what is on record you have ${formatDollars(facts.liquid)} in cash and savings. If that is no longer so, tell me what each account holds now, and we find the next step from there.`
        : "Tell me what comes in before the next bills, and what has to be paid first: rent, food and power go before cards and loans.",
    next: ["What should I do next?", "Help me create a budget"],
  },
  {
    id: "missed-payment",
    says: event(
      "(?:forgot|missed|skipped|was late|am late|'m late|failed)(?: (?:to|my|a|on|the|with|making|pay|paying|credit|card|loan))* (?:payment|bill|card|loan|rent|mortgage)\\b",
    ),
    meet: "It happens to careful people too.",
    means: () =>
      "Pay at least the minimum today, then ask the lender to take the late fee off: for a first time many do. A payment is mostly reported only once it is a month late. A standing order for the minimum keeps it from happening again.",
    next: ["Which debt should I pay first?", "What should I do next?"],
  },
  {
    id: "no-idea",
    says: /^(?:\W|i|we|honestly|have|really|just)*(?:no (?:idea|clue) where (?:all )?(?:my|our|the) money (?:goes|went)|(?:don't|dont|do not) know where (?:all )?(?:my|our|the) money (?:goes|went))/,
    meet: "Most people don't, until they look once.",
    means: (facts) =>
      `Take last month's statement and three columns: what has to be, what is nice, what you can't even remember. ${spent(facts)} If the sum comes out otherwise, tell me what you spend a month.`,
    next: ["Help me create a budget"],
  },
  {
    id: "no-savings",
    says: /^(?:\W|i|we|have|i've|just|really|got|and|so|but)*(?:nothing saved|no savings|zero savings|(?:don't|dont|do not) have (?:any|much in) savings|(?:haven't|havent|have not) saved (?:anything|a thing|a penny|a dime))(?: (?:yet|at all|so far|right now|tbh|honestly|whatsoever))*\W*$/,
    meet: "Many begin at zero, and the first step is a small one.",
    means: ({ liquid, monthlySurplus }) =>
      [
        liquid > 0
          ? `On record there is ${formatDollars(liquid)} in cash and savings: tell me if that is no longer so.`
          : "",
        monthlySurplus !== null && monthlySurplus > 0
          ? `**${formatDollars(monthlySurplus)} a month** is left over by your figures; a transfer on payday keeps some of it.`
          : "A transfer on payday, however small, comes before everything else; a first cushion of one month's costs is a good aim.",
      ]
        .filter(Boolean)
        .join(" "),
    next: ["How do I start saving?", "What should I do next?"],
  },
  {
    id: "moved-out",
    says: event(
      "(?:moved|moving) (?:out|house|home|apartments?|flat|into (?:a|our|my) (?:new |own )?(?:place|apartment|flat|house|home))\\b",
    ),
    meet: "A new home, good luck in it!",
    means: spent,
    asks: "annualExpenses",
  },
  {
    id: "school",
    says: event(
      "(?:(?:am |'m |im |are |'re )?(?:going|went|started|starting|go) (?:back )?to (?:school|college|uni|university)|(?:started|starting) (?:school|college|uni|university|a degree|my degree))",
    ),
    meet: "Good for you: what you can do is the asset that pays longest.",
    means: (facts) => `Two figures decide how it fits: what it costs, and what you earn meanwhile. ${covered(facts)}`,
    next: ["I want to save for my studies", "Should I take a student loan?"],
  },
  {
    id: "birthday",
    says: event(
      "(?:(?:turned|turning|am turning|'m turning) (?:\\d\\d|thirty|forty|fifty|sixty)|(?:it's|its|today is) my birthday)",
    ),
    meet: "Happy birthday!",
    means: ({ netWorth: worth }) => `You begin the year with a net worth of **${formatDollars(worth)}**.`,
    next: ["When will I reach my target?", "How am I doing?"],
  },
];
