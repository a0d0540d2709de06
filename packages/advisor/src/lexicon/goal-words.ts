import type { GoalType } from "@seven-figures/domain";

/**
 * What people want to do, by the type of goal that it makes. The first type with a fitting verb or word wins, in this
 * order. To teach the advisor a kind of goal, add its verb or word here.
 */
interface GoalVerbs {
  type: Exclude<GoalType, "financial">;
  verbs: string[];
  words: RegExp;
}

const verbs = (text: string): string[] => text.split(/\s+/);

export const GOAL_VERBS: GoalVerbs[] = [
  {
    type: "networking",
    verbs: verbs("meet network connect reconnect mentor mingle"),
    words:
      /\b(?:mentors?|mentorship|network|networking|associations?|meetups?|linkedin|founders?|investors|conferences?|contacts|coffee chats?|industry events?|toastmasters|mastermind|accountability (?:partner|group)|reach(?:ing)? out|alumni|coffee with|get(?:ting)? to know|chamber of commerce|mixers?|trade shows?|rotary|co-?workers|colleagues|peers|meet (?:more |new |other |up )|meeting (?:more|new|other)|relationships? with|make friends|new friends|make connections|rapport)\b/,
  },
  {
    type: "behavior",
    verbs: verbs("budget track automate"),
    words:
      /\b(?:spending(?! (?:less |more |so much |too much )?time\b)|spend(?:ing)? (?:less|no more)(?! time\b)|log(?:ging)? (?:every|all|each)|every purchase|before (?:any|every|each|a) purchase|(?:every|each|per) paycheck|P of|no more credit cards?|expenses|budget|budgeting|impulse|impulsive|overspending|no-spend|no spend|takeout|take-out|takeaways?|eating out|eat out|dining out|order(?:ing)? (?:in|food|out)|subscriptions?|pay myself first|automat(?:e|ing)|auto-?transfer|auto-?pay|pay(?:ing)? (?:my |all my |our )?bills|bills on time|credit card (?:every|each) month|card at zero|in full (?:every|each) month|in full T|receipts|finances|shopping|(?:using|use of|use) (?:my |the )?credit cards?|money diary|late fees|overdraft|(?:bank|card|account|brokerage) statements?|bank balance|(?:check|checking|look at|looking at|review|reviewing) (?:my |our |the )?(?:\w+ ){0,3}(?:accounts?|balances?|money)|net worth every|pack(?:ing)? (?:my |a |our )?lunch|save money every|saving every|save \S+ (?:percent|%) of|buying (?:coffee|lunch|clothes|stuff|things)|buy(?:ing)? (?:only|fewer|less)|buy[- ]now[- ]pay[- ]later|bnpl|klarna|afterpay|doordash|uber ?eats|grubhub|amazon|delivery|payday|cash only|pay(?:ing)? cash|gambling|lottery|lotto|scratch[- ]offs?|credit score|round-?ups?|balance (?:my|our|the) checkbook)\b/,
  },
  {
    type: "skill",
    verbs: verbs("learn study master practise practice understand qualify train memorize"),
    words:
      /\b(?:learn|learning|study|certified|certification|certificate|conversational|bilingual|course|class(?:es)?|degree|licen[cs]e|licensed|diploma|exam|bootcamp|lessons?|fluent|get better at|improve my|becom(?:e|ing) an? (?:better|certified|qualified|licensed|(?!morning|better|parent|dad|mom|vegan|minimalist|homeowner|millionaire)\w+)|becom(?:e|ing) an? \w+ (?:hygienist|assistant|technician|nurse|engineer|developer|teacher)|(?:back to|go to|finish) (?:school|college|university)|public speaking|cpa|cfa|pmp|mba|ged|cdl|cpr|associate's|bachelor's|master's|qualify as|qualified|qualification|training|get good at|skill|apprenticeship|brush up|speak|(?:drive|driving) (?:a )?(?:stick|manual|forklift|truck)|typing speed|sign language)\b/,
  },
  {
    type: "project",
    verbs: verbs(
      "build write create make launch publish design develop record renovate paint craft code film start open compose restore produce sew ship finish remodel rebuild convert digitize scan assemble landscape refinish plant",
    ),
    words:
      /\b(?:website|web site|app|blog|book|novel|memoir|podcast|portfolio|youtube|channel|etsy|newsletter|cookbook|treehouse|tree house|shed|album|side project|side hustle|e-?book|online store|screenplay|garden bed|prototype|business plan|quilt|deck|coop|greenhouse|family tree)\b/,
  },
  {
    type: "lifestyle",
    verbs: verbs(
      "exercise meditate run walk swim jog sleep read cook journal quit drink eat lose wake stretch cycle hike climb travel visit volunteer declutter lift deadlift bench squat bike ride floss garden camp see spend call relax unplug retire live floss surf",
    ),
    words:
      /\b(?:gym|workout|work out|exercise|meditat\w+|yoga|run|running|jog|walk|walking|bed by|to bed|sleep|wake up|get up|smoking|smoke|vaping|alcohol|drinking|diet|weight|pounds|lbs|healthy|healthier|vegetables|water|screen time|phone before|journal|read|reading|morning|every (?:day|night|morning|evening)|marathon|5k run|10k run|half marathon|triathlon|stretch|cook|cooking|home-cooked|sugar|soda|social media|steps a day|therapy|volunteer\w*|tidy|declutter\w*|vegan|vegetarian|bike to work|swim(?:ming)?|biking|cycling|skating|dancing|rowing|surfing|pilates|sober|hik(?:e|ing)|climb(?:ing)?|church|family dinner|date night|bedtime|fast food|caffeine|national parks?|deadlift|bench press)\b/,
  },
];

/** Words that begin what people want to do and tell nothing of its type. */
export const BARE_VERBS = verbs(
  `save stop be become get have buy go take join attend find do put pay earn pass keep move try replace fix repair fund use
   cut reduce give limit check review stick host complete set teach talk reach grow sing dance play draw speak know own
   organize plan improve work invest collect cover clear stay avoid follow sell hire adopt upgrade grind begin kill eliminate demolish crush`,
);

/** What costs money and is no doing: a goal for one of these is to save for it. */
export const PURCHASES =
  /\b(?:trip|vacation|cruise|honeymoon|wedding|car|truck|van|minivan|rv|camper|boat|motorcycle|house|home|condo|roof|furnace|kitchen remodel|bath(?:room)? remodel|remodel|renovation|fridge|refrigerator|stove|oven|washer|dryer|dishwasher|furniture|couch|sofa|mattress|laptop|computer|phone|tv|camera|tuition|college|braces|surgery|dental|vet bills?|ring|gifts?|presents|christmas|tires|transmission|hot tub|pool|fence|solar|windows|hvac|ac unit|water heater|generator|tractor|mower|piano|bills?|medical)\b/;
