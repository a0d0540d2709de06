import type { Of } from "../yearly-mode.ts";

/**
 * What comes in or is spent, by the shape of a clause alone: the verb may be any. `M` stands for the amount, `T` for
 * how often. Read by {@link ./yearly.ts} after all rules. To let the advisor see a shape, add a line here.
 */
interface YearlyFrame {
  of: Of;
  shape: RegExp;
}

const LEAD =
  "^(?:(?:and|so|then|also|but|well|plus|just|i think|i guess|currently|nowadays|these days|on average|right now|as of now|now|,) )*";
const ABOUT =
  "(?:(?:about|around|roughly|only|just|at|with|a|an|some|something like|another|an extra|an additional|at least|close to|almost|to the tune of|a check for|a check of|checks for|checks of|up|in|out) )*";
const MONEY = `${ABOUT}M(?: (?:or so|in total|gross|net))*`;
const OFTEN = "(?:,? ?T|each time|apiece|every time)";
const SINCE =
  "(?: (?:,|for (?:what i do|my (?:work|time|labor|trouble|efforts|services)|me|it|the work)|after (?:tax|taxes|deductions|everything)|before (?:tax|taxes|deductions)|gross|net|now|these days|on average|or so|total|in total|take-home|(?:to|at) (?:start|first)))*$";

/** Those whom nobody pays, and who pay those that work for them. */
const WORKPLACE =
  "work|job|employer|boss|bosses|manager|company|firm|clinic|hospital|practice|district|county|state|city|union|warehouse|plant|factory|mill|bakery|diner|cafe|café|restaurant|kitchen|studio|agency|startup|start-up|library|college|university|army|navy|military|va|feds|government|gig|payroll|headquarters|corporation|employers|office|lab|brewery|salon|nonprofit|newspaper|magazine|publisher|foundry|shipyard|ranch|farm|orchard|winery|vineyard|theater|theatre|orchestra|museum|client|clients|customers|tenant|tenants|renter|renters|lodger|boarder|pension|annuity|social security|disability|outfit|crew|team|franchise|depot|yard|precinct|parish|church|embassy|ministry|council|board";
const PAYER = `(?:(?:my|our|the|a|this|that|both|all) )?(?:[a-z'-]+ ){0,3}?(?:${WORKPLACE})`;
/** Verbs that pay someone; cutting does with a check only. */
const PAYS =
  "pays?|paying|gives?|sends?|wires?|slips?|hands?|mails?|deposits?|transfers?|direct deposits|venmos|zelles|compensates?|remunerates?|rewards?|disburses?|remits?|forwards?|nets|earns|shells?(?: out)?|forks?(?: over)?|coughs? up|pon(?:y|ies) up|cuts?(?= (?:me|us) (?:a )?checks?\\b)";
/** Those who give money that is no pay. */
const KIN =
  "famil|relative|grand|aunt|uncle|cousin|sibling|in-laws|nephew|niece|boyfriend|girlfriend|fianc|buddy|pal|folks|bank|insur";
/** Verbs of getting money. */
const RECEIVES =
  "makes?|making|earn|earning|get|getting|see|draw|pull|pulling|rake|raking|reel|reeling|scrape|scraping|scoop|scooping|haul|hauling|lug|lugging|drag|dragging|bring|bringing|take|taking|carry|carrying|cart|carting|collect|pocket|bag|net|gross|clear|receive|bank|wind|winding|end|average|crack|gather|land|rope|roping|walk away";
/** Verbs of spending. */
const SPENDS =
  "spend|shell|fork|lay|dish|burn|blow|squander|part|churn|plow|plough|go|run|use|pay|need|drop|tear|rip|chew|eat";
/** What a household and living do with money. */
const USES =
  "sets?|demands?|costs?|runs?|takes?|eats?|chews?|burns?|devours?|swallows?|consumes?|uses?|guzzles?|gobbles?|requires?|needs?|spends?|blows?|drains?|claims?";
const WORK = `(?:(?:my|our|the|a|being|working (?:as|at|for|in)|work(?:ing)?) )*(?:[a-z'-]+ ){0,3}?(?:${WORKPLACE}|shifts?|freelancing|consulting|overtime|contracting|[a-z]{3,}ing)`;
const LIVING =
  "(?:living|life|existing|existence|surviving|getting by|keeping (?:the lights on|us (?:all )?(?:afloat|fed|going)|myself (?:afloat|fed|going)|a roof over (?:my|our) heads?|the household (?:going|running|afloat))|(?:my|our) (?:lifestyle|life|household|family|existence|whole life|way of life|day-to-day|cost of living)|running (?:my|our|the|this) (?:household|home|life|family))(?: (?:and [a-z' -]+?|here|as it is|overall))?";
const TO_LIVE =
  "(?:to (?:live(?: on)?|get by(?: on)?|survive(?: on)?|exist|make ends meet|stay afloat|scrape by|keep (?:us|me|myself|ourselves|the lights on|the household|my household|our household|everything) ?(?:afloat|going|running|fed|alive|on)?)|for everything|on everything|all in|all told|all in all|in all|in total|altogether|overall|across the board|total)";

const frame = (of: Of, shape: string): YearlyFrame => ({ of, shape: new RegExp(`${LEAD}${shape}`) });

export const YEARLY_FRAMES: YearlyFrame[] = [
  // "The clinic compensates me 5,500 a month", "my employer shells out 1,100 a week for what I do"
  frame(
    "annualIncome",
    `(?:${PAYER} (?:[a-z]+ly )?(?:${PAYS}) (?:me|us|my (?:labor|work|efforts|time)) ${MONEY} ${OFTEN}${SINCE}|(?:my|our) (?:employers?|boss|bosses|job|company|firm|pension) (?:[a-z]+ly )?(?:${PAYS}) ${MONEY} ${OFTEN}${SINCE}|${PAYER} (?:${PAYS}) ${MONEY} ${OFTEN} for (?:me|us|what i do|my (?:work|time|labor|trouble|efforts|services))$)`,
  ),
  frame("annualIncome", `${PAYER} (?:[a-z]+ly )?(?:${PAYS}) (?:me|us|my (?:labor|work|efforts|time)) ${MONEY}${SINCE}`),
  // "Walgreens wires me 3,000 every two weeks", "they cut me a check for 900 every Friday"
  frame(
    "annualIncome",
    `(?!i |we |he |she |you |(?:[a-z'&-]+ ){0,3}?(?:${KIN}))(?:[a-z'&-]+ ){1,4}?(?:${PAYS}) (?:me|us|my (?:labor|work|efforts|time)) ${MONEY} ${OFTEN}${SINCE}`,
  ),
  frame(
    "annualIncome",
    `(?:work|hr|(?:my|our) (?:employer|boss|company|job|firm)) (?:has|have|had|got) (?:me|us) (?:down )?(?:at|on) ${MONEY} ${OFTEN}${SINCE}`,
  ),
  frame("annualIncome", `[a-z]+ing (?:[a-z]+ )?(?:gets|nets|earns|brings) (?:me|us) (?:in )?${MONEY} ${OFTEN}${SINCE}`),
  // "The library remits 2,000 to me every other week"
  frame("annualIncome", `${PAYER} (?:${PAYS}) ${MONEY} (?:to|over to|for|on) (?:me|us) ${OFTEN}${SINCE}`),
  frame(
    "annualIncome",
    `being (?:a|an) [a-z -]+? (?:pays|nets|earns|brings|gets) (?:me|us) (?:in )?${MONEY} ${OFTEN}${SINCE}`,
  ),
  frame(
    "annualIncome",
    `(?:in terms of (?:my )?(?:pay|income|salary|wages)|(?:income|pay|salary|wage)[- ]?wise) ,? ?(?:(?:it|that|i) (?:is|am|comes|get|gets|make|earn) )?(?:to |at |on )?${MONEY} ${OFTEN}${SINCE}`,
  ),
  // "I scrape in 1,050 a week", "lugging home 900 a week", "I wind up with 700 a week after taxes"
  frame(
    "annualIncome",
    `(?:(?:i|we) )?(?:(?:am|are|usually|normally|still|now) )*(?:${RECEIVES}) (?:in|home) ${MONEY} ${OFTEN}${SINCE}`,
  ),
  frame(
    "annualIncome",
    `(?:i|we) (?:[a-z]+ly )?(?:${RECEIVES})(?: (?:up|out|away|home))?(?: with)? ${ABOUT}M ${OFTEN} (?:gross|net|before tax|after tax|before taxes|after taxes|(?:before|after) deductions|take-home|take home)$`,
  ),
  // "I scoop up 3,600 monthly from the studio"
  frame(
    "annualIncome",
    `(?:i|we) (?:[a-z]+ly )?(?:${RECEIVES})(?: (?:up|in|out|home|down))? ${MONEY} ${OFTEN} (?:from|through|via|doing|working|as|(?=at (?:my |the )?(?:job|work|plant|factory|mill|warehouse)\\b)at) ${WORK}${SINCE}`,
  ),
  frame(
    "annualIncome",
    `(?:i|we) (?:net|gross|clear|come|end|wind|average|work) out (?:at|to|with) ${MONEY} ${OFTEN}${SINCE}`,
  ),
  frame(
    "annualIncome",
    `(?:i|we) (?:am|are|get|gets|being) (?:compensated|remunerated|reimbursed for my work|rewarded|renumerated) ${MONEY} ${OFTEN}${SINCE}`,
  ),
  // "1,300 trickles in every week", "6,000 comes my way every month", "64k is what lands in my pocket each year"
  frame(
    "annualIncome",
    `(?:(?:is|that|what|about|around|T|,) )*${ABOUT}M (?:T )?(?:is (?:what|how much|the amount that) )?(?!(?:goes|gets|is|are|has|have|needs|kicks|chips|put|paid) )[a-z]+(?: (?:up|down|right|straight))? (?:in|(?:my|our) way|with (?:me|us)|(?:in|into|to|on) (?:my|our) (?:pocket|pockets|hands?|lap|wallet|table|paycheck|(?:bank |checking )?account(?= from (?:my |the )?(?:work|job|payroll|employer))))(?: T)?(?: from ${WORK}| T)*$`,
  ),
  // "My stub says 1,300 a week"
  frame(
    "annualIncome",
    `(?:(?:my|our|the|each|every) )(?:[a-z]+ )?(?:stub|stubs|pay stub|pay slip|direct deposit|payout|earning power|w-2|w2|earnings statement) (?:says|shows|reads|states|is|was|:) ${MONEY}(?: ${OFTEN})?${SINCE}`,
  ),
  frame("annualIncome", `(?:my )?earning power(?: (?:is|:|of|at))* ${MONEY}(?: ${OFTEN})?${SINCE}`),
  frame(
    "annualIncome",
    `(?:between|with|counting|including) (?:[a-z'-]+ ){0,5}(?:base|overtime|tips|commissions?|shifts|salary|jobs|gigs) (?:(?:and [a-z]+|,) )*(?:i|we) (?:${RECEIVES})(?: (?:up|in|out|home))? ${MONEY} ${OFTEN}${SINCE}`,
  ),
  // "Work boosted me to 70k"
  frame(
    "annualIncome",
    `(?:work|hr|(?:my |our |the )?(?:boss|bosses|manager|employer|company|firm|job|payroll)) (?:has )?(?:just )?(?:boosted|bumped|raised|moved|upped|hiked|nudged|lifted|took|brought|cut|knocked|promoted|increased|lowered) (?:me|us) (?:up |down |back )?to M(?: T)?(?: now| T)*$`,
  ),
  frame("annualIncome", `(?:money )?in (?:is |: |= )?M T$`),
  frame("annualIncome", `(?:i|we) (?:now )?(?:command|draw|fetch) (?:a )?(?:salary|wage|pay) of M(?: T)?$`),
  // "I scrimp by on 2,500 a month", "we churn through 3,000 a month"
  frame(
    "annualExpenses",
    `(?:(?:i|we) )?(?:scrimp|scrimping|scrape|scraping|get|getting|squeak|squeeze|skimp|skate|manage) by (?:on|with) ${MONEY} ${OFTEN}(?: ${TO_LIVE})?${SINCE}`,
  ),
  frame(
    "annualExpenses",
    `(?:(?:i|we|our household|my household|our family|my family) )(?:[a-z]+ly )?(?:go|goes|run|runs|burn|burns|blow|blows|churn|churns|plow|plows|plough|chew|chews|eat|eats|get|gets|tear|tears|rip|rips|race|power|zip) (?:through|thru) ${MONEY} ${OFTEN}(?: ${TO_LIVE})?${SINCE}`,
  ),
  frame(
    "annualExpenses",
    `(?:our|my|the) (?:household|family|home) (?:${USES})(?: (?:up|away|down))? ${MONEY} ${OFTEN}(?: ${TO_LIVE})?${SINCE}`,
  ),
  // "Living sets me back 3,000 a month", "my lifestyle demands 3,000 a month"
  frame(
    "annualExpenses",
    `${LIVING} (?:${USES})(?: (?:me|us))?(?: (?:back|up|out|down|away))? ${MONEY} ${OFTEN}(?: ${TO_LIVE})?${SINCE}`,
  ),
  // "I fork out 3,000 a month in all", "all told I shell out 3,000 a month", "3,000 a month vanishes on everything"
  frame(
    "annualExpenses",
    `(?:${TO_LIVE} ,? ?)(?:i|we) (?:${SPENDS}) (?:out|through|away|over) ${MONEY} ${OFTEN}${SINCE}`,
  ),
  frame(
    "annualExpenses",
    `(?:i|we) (?:[a-z]+ly )?(?:${SPENDS})(?: (?:out|through|away|over|down))? ${MONEY} ${OFTEN} ${TO_LIVE}$`,
  ),
  frame(
    "annualExpenses",
    `M ${OFTEN} [a-z]+(?: (?:away|out|through my fingers|through our fingers))? (?:on everything|to live|on living|in living|for everything|to everything)$`,
  ),
  frame(
    "annualExpenses",
    `M ${OFTEN} [a-z]+ (?:through|between|out of) (?:my|our) (?:fingers|hands|pockets?)(?: ${TO_LIVE})?$`,
  ),
  frame(
    "annualExpenses",
    `M (?:T )?(?:goes|flows|rolls|pours|streams|leaks|heads|walks|flies|drains|runs) (?:back |right |straight )?out(?: again| the door| T)*$`,
  ),
  frame("annualExpenses", `out (?:is |: |= )?M T$`),
];

/** With these in it an amount may be someone else's, for one thing only, of another time, or not so. */
export const NOT_YEARLY =
  /\b(?:if|would|could|should|might|may|can|will|shall|goals?|target|wish|hopes?|plans?|planning|wants?|used|was|were|had|once|until|ago|never|not|no|nothing|without|unless|instead|than|average (?!of\b)|people|someone|somebody|everyone|others|he|she|his|her|their|him|typically|offers?|offered|quoted?|posting|listing|advertis\w*|bonus|refund\w*|reimburs\w*|rebate|dividends?|interest|loans?|mortgage|debts?|owe|borrow\w*|card|savings|401k|403b|ira|roth|hsa|fund|account(?! from)|invest\w*|contribut\w*|stash\w*|goal|budget|pretend|say|imagine|almost|nearly|gonna|going to|thinking|next|tomorrow|soon|later|miles|steps|hours|minutes|pages|calories|rumor|allowance|child|kids?|son|daughter|wife|husband|partner|parents?|mom|dad|mother|father|brother|sister|friend|neighbor|landlord|ex|roommate|buyer|irs|taxes? office|tax man|invoice|bill|fees?|dues|premium|deductible|tickets?|gas|gym|school)\b/;
