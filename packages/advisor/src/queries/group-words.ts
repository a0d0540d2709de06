import type { Selection, Side } from "@seven-figures/domain";

/** How people speak of many entries at once, each pattern with what it takes in. Longer ways come first. */
export interface GroupWords {
  pattern: RegExp;
  selection: Selection;
  /** Whether the words say that several are meant, or are as well said of one. */
  isMany: boolean;
}

const OWN = "(?:own|have(?: got)?|got|possess|hold)";
const WE = "(?:i|we)";

function group(words: string, selection: Selection, isMany = true): GroupWords {
  return { pattern: new RegExp(`(?<![\\w'-])(?:${words})(?![\\w-])`, "g"), selection, isMany };
}

const ofType = (side: Side, ...types: string[]): Selection => ({ kind: "type", side, types });
const all = (side: Side): Selection => ({ kind: "all", side });
const interestFree: Selection = { kind: "where", of: all("debts"), field: "rate", equals: 0 };
const interestBearing: Selection = { kind: "where", of: all("debts"), field: "rate", over: 0 };

export const GROUP_WORDS: readonly GroupWords[] = [
  group(
    "(?:ones|debts|loans|those) (?:that |which )?(?:do not charge|charge no|bear no|have no|without) interest",
    interestFree,
  ),
  group(
    "(?:which|what)(?: (?:one|ones|debt|debts|loan|loans|card|cards))? (?:has|have|that has|that have|charges?|bears?|with|is at|carries) no interest(?: at all)?",
    interestFree,
  ),
  group(
    "(?:interest|rate)[- ]free(?: ones?| debts?| loans?| stuff)?|no[- ]interest (?:ones?|debts?|loans?)",
    interestFree,
  ),
  group("interest[- ]bearing(?: ones?| debts?| loans?)?", interestBearing),
  group("student loans|student debts?|college loans|uni loans|school loans", ofType("debts", "student-loan")),
  group("student loan", ofType("debts", "student-loan"), false),
  group("(?:car|auto|vehicle) loans", ofType("debts", "car-loan")),
  group("(?:car|auto|vehicle) loan", ofType("debts", "car-loan"), false),
  group("personal loans", ofType("debts", "personal-loan")),
  group("business (?:loans|debts?)", ofType("debts", "business-loan")),
  group("mortgages|home loans", ofType("debts", "mortgage")),
  group("mortgage|home loan|house loan", ofType("debts", "mortgage"), false),
  group(
    "(?:credit )?cards|plastic|credit card (?:debts?|balances?|exposure)|card debts?",
    ofType("debts", "credit-card"),
  ),
  group("(?:credit )?card", ofType("debts", "credit-card"), false),
  group(
    "(?:savings?|cash)(?:[- ](?:type|kind))?(?: of)? accounts|savings|liquid (?:savings|cash|assets)|money in the bank|in a bank|cash",
    ofType("assets", "savings"),
  ),
  group(
    "retirement(?: (?:stuff|accounts?|savings|money|funds?|total))?|pensions?(?: pots?)?|super(?:annuation)?(?: funds?| accounts?)?|nest eggs? for retirement",
    ofType("assets", "retirement"),
  ),
  group(
    "(?:stocks?|shares|equities|brokerage[- ]type accounts|investments?|brokerage accounts)(?: accounts)?",
    ofType("assets", "stocks"),
  ),
  group("bonds", ofType("assets", "bonds")),
  group("crypto(?:s|currency|currencies)?|coins?", ofType("assets", "crypto")),
  group(
    "bricks and mortar|real estate|propert(?:y|ies)|buildings|houses|homes|housing",
    ofType("assets", "real-estate"),
  ),
  group("businesses", ofType("assets", "business")),
  group("(?:money|financial|savings?|saving) (?:goals|targets)", ofType("goals", "financial")),
  group("skill goals", ofType("goals", "skill")),
  group("project goals", ofType("goals", "project")),
  group("networking goals", ofType("goals", "networking")),
  group("(?:behaviou?r|habit) goals", ofType("goals", "behavior")),
  group("lifestyle goals", ofType("goals", "lifestyle")),
  group(
    "(?:things?|stuff|ones|what) (?:that |which )?(?:i am|we are|i'm|im) saving (?:up )?(?:for|towards?)",
    ofType("goals", "financial"),
  ),
  group("goals|objectives|quests?(?: log)?", all("goals")),
  group(
    `(?:all )?(?:of )?(?:everything|anything|what(?:ever)?|all|things|the money|total|how much)(?: else| all| that| do| did| is it| it is| the hell| is)* (?:${WE} )?(?:still )?(?:owe|owes|owed|owing|have to give back|must give back|due)|owed total|total owed`,
    all("debts"),
  ),
  group("debts?|liabilit(?:y|ies)|loans|loan|borrowings?|hostiles?|bills? i owe|mistakes|owing|owed|owe", all("debts")),
  group(
    `(?:all )?(?:of )?(?:everything|anything|what(?:ever)?|all|things|stuff)(?: else| all| that| the things| things| the stuff)* ${WE} (?:actually |really )?${OWN}|everything (?:wey )?i get|my whole list of assets`,
    all("assets"),
  ),
  group("(?<=than )(?:what )?(?:i|we) (?:got|own|have)", all("assets")),
  group("(?<=than )(?:what )?(?:i|we) owe", all("debts")),
  group(
    "assets?|possessions?|holdings|belongings|accounts?|pots|my stuff|things i have|the whole list|list of assets|all my money|all my savings|portfolio|bags?|the pie|the whole(?: property)?|everything(?! (?:i|we) (?:spend|earn|make|bring))",
    all("assets"),
  ),
];

/** Measures by the words people have for them. */
export type MeasureWord =
  | "net-worth"
  | "income"
  | "expenses"
  | "surplus"
  | "savings-rate"
  | "months-covered"
  | "interest"
  | "target"
  | "milestone";

const measure = (words: string) => new RegExp(`(?<![\\w'-])(?:${words})(?![\\w-])`, "g");

export const MEASURE_WORDS: readonly [word: MeasureWord, pattern: RegExp][] = [
  ["savings-rate", measure("savings? rates?|save rate")],
  ["months-covered", measure("months? covered|runway|cushion")],
  [
    "net-worth",
    measure(
      "net[- ]?worth|networth|nw|(?:my |our )?net(?= [,?.!]|$)|net (?:position|equity)|worth (?:overall|altogether|in total|all told)",
    ),
  ],
  ["milestone", measure("milestones?")],
  [
    "surplus",
    measure(
      "surplus|left ?over|what is over(?= [?.,]|$)|leftovers?|what is left (?:over )?(?:at|after|each|every|of)|spare (?:dollars?|money|cash)|(?:every|each) spare \\w+|what i (?:save|keep)",
    ),
  ],
  [
    "income",
    measure(
      "income|salary|wages?|pay ?checks?|paycheques?|paychecks?|earnings?|take[- ]home|pay packet|stipend|what (?:i|we) (?:make|earn|bring in)|(?:i|we) (?:make|earn|bring in)|(?:my|our) pay|(?<='s )pay",
    ),
  ],
  [
    "expenses",
    measure(
      "expenses?|spending|spendings|outgoings?|outgo|expenditures?|costs of living|cost of living|bills|(?:what|everything) (?:i|we) spend|(?:i|we) spend|burn(?: rate)?",
    ),
  ],
  ["target", measure("(?:main |big |final |overall |end )?(?:target|big number|end goal)")],
  ["interest", measure("interests?")],
];

/** Words that stand for nothing of their own in a name: "savings" alone is said of a kind. */
export const WEAK_NAME_WORDS: ReadonlySet<string> = new Set(
  `savings saving account accounts acct card cards credit loan loans fund funds stock stocks share shares bond bonds retirement
   crypto debt debts plan money cash bank line note bill bills mortgage mortgages property student coins coin goal goals pot pots
   payment payments emi the a an my our of for and in on to personal business auto home type list total owed interest rate
   pension pensions real estate investment investments plus one new old main big little all everything
   month year week day pay work make half other number time side so an at by do it me i we us no go up kid kids child children wee
   finance business company market emergency target savings' s 's is are was were be been have has had with from this that these those
   what which how much many who whose where when why will would could should can does did am or but not any some each every both
   get got give take put keep left spend spending save saved worth owe own amount figure balance value if then than more less most least`.split(
    /\s+/,
  ),
);
