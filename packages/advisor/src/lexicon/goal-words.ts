import type { GoalType } from "@seven-figures/domain";

/**
 * What people want to do, by the type of goal that it makes. The first type with a fitting verb or word wins, in this
 * order. To teach the advisor a kind of goal, add its verb or word here.
 */
export interface GoalVerbs {
  type: Exclude<GoalType, "financial">;
  verbs: string[];
  words: RegExp;
}

export const GOAL_VERBS: GoalVerbs[] = [
  {
    type: "networking",
    verbs: ["meet", "network", "connect", "mentor", "befriend"],
    words:
      /\b(?:mentors?|mentorship|network|networking|associations?|meetups?|linkedin|founders?|investors|conferences?|contacts|coffee chats?|industry events?|toastmasters|mastermind|accountability (?:partner|group)|reach out|alumni|coffee with)\b/,
  },
  {
    type: "behavior",
    verbs: ["budget", "track"],
    words:
      /\b(?:spending|expenses|budget|budgeting|impulse|impulsive|overspending|no-spend|no spend|takeout|take-out|takeaways?|eating out|dining out|subscriptions?|pay myself first|automate|auto-?transfer|pay (?:my )?bills on time|bills on time|credit card every month|in full every month|receipts|finances|shopping|(?:using|use of) (?:my )?credit cards?|money diary|online shopping|late fees|bank statements?|check my (?:accounts|balances)|net worth every|pack(?:ing)? (?:my )?lunch|save money every|saving every|save \S+ (?:percent|%) of|buying (?:coffee|lunch|clothes|stuff)|buy(?:ing)? (?:only|fewer|less)|payday|cash only|gambling|lottery)\b/,
  },
  {
    type: "skill",
    verbs: ["learn", "study", "master", "practise", "practice", "understand"],
    words:
      /\b(?:learn|learning|study|certified|certification|certificate|course|class(?:es)?|degree|licen[cs]e|diploma|exam|bootcamp|fluent|get better at|improve my|become an? (?:better|certified|qualified|licensed)|public speaking|cpa|cfa|pmp|mba|qualify as|qualified|qualification|training|get good at|skill|apprenticeship|brush up|speak)\b/,
  },
  {
    type: "project",
    verbs: [
      "build",
      "write",
      "create",
      "make",
      "launch",
      "publish",
      "design",
      "develop",
      "record",
      "renovate",
      "paint",
      "craft",
      "code",
      "film",
      "start",
      "open",
      "compose",
      "restore",
      "produce",
      "sew",
      "ship",
      "finish",
    ],
    words:
      /\b(?:website|web site|app|blog|book|novel|podcast|portfolio|youtube|channel|etsy|newsletter|cookbook|treehouse|tree house|shed|album|side project|side hustle|e-?book|online store|screenplay|garden bed|prototype|business plan)\b/,
  },
  {
    type: "lifestyle",
    verbs: [
      "exercise",
      "meditate",
      "run",
      "walk",
      "swim",
      "jog",
      "sleep",
      "read",
      "cook",
      "journal",
      "quit",
      "drink",
      "eat",
      "lose",
      "wake",
      "stretch",
      "cycle",
    ],
    words:
      /\b(?:gym|workout|work out|exercise|meditat\w+|yoga|run|running|jog|walk|walking|bed by|sleep|wake up|get up|smoking|smoke|alcohol|drinking|diet|weight|pounds|healthy|healthier|vegetables|water|screen time|phone before|journal|read|reading|morning|every (?:day|night|morning|evening)|marathon|5k run|half marathon|triathlon|stretch|cook|cooking|home-cooked|sugar|social media|steps a day|therapy|volunteer|tidy|declutter|vegan|vegetarian|bike to work|swim|pilates|sober)\b/,
  },
];
