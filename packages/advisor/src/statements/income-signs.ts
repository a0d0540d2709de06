/** Signs that a clause with an amount speaks of pay, whatever its verb is. To add a sign, add a word here. */

import { COST_WORDS } from "../lexicon/cost-words.ts";
import { NEW_PAY } from "./income-words.ts";

/** Money that arrives in an account is money that comes in. */
const ARRIVES =
  /\b(?:hits?|lands? (?:in|into)|shows? up in|comes? (?:in|into)|drops? (?:in|into)|goes (?:in|into)|(?:is |gets? |are )?(?:direct )?deposited (?:in|into|to)) (?:my|our) (?:(?:bank|checking) )?(?:account|bank|checking)\b/;

/** A clause in the form that the rules of income know. */
export function canonicalPay(text: string): string {
  return text.replace(ARRIVES, "comes in").replace(/\btaxes\b/g, "tax");
}

const PAYER =
  "work|job|jobs|employer|boss|manager|supervisor|company|firm|hospital|school|school district|district|county|city|state|union|office|store|plant|factory|warehouse|restaurant|daycare|agency|clinic|library|university|college|church|army|navy|military|va|pension|annuity|retirement|social security|disability|ssdi|ssi|unemployment|workers comp|contract|contracts|clients|customers|gig|gigs|shift|shifts|tips|commission|commissions|payroll|paycheck|paychecks|check|checks|payday|direct deposit|wages?";
const PAID = new RegExp(
  [
    `\\b(?:pays?|paying|gives?|sends?|nets?|grosses|brings?) (?:to )?(?:me|us)\\b`,
    `\\b(?:get|gets|getting|am|are|is|being|got) paid\\b`,
    `\\bpaid (?=(?:M|T)\\b)`,
    `\\b(?:from|at|for) (?:my |the |our |a |an )?(?:\\w+ ){0,3}?(?:${PAYER})\\b`,
    `\\b(?:my|our|the|this|each|every|per|a|new|disability|retirement|government|weekly|monthly|T) (?:\\w+ ){0,2}?(?:check|checks|paycheck|paychecks|job|gig|pension|annuity|social security|disability|benefits|unemployment|direct deposit|wages?|shift|shifts)\\b`,
    "\\b(?:social security|ssdi|ssi|pension|annuity|disability|unemployment (?:benefits|checks?)|(?:coming|comes?|rolling) in)\\b",
    "\\bleft with M T\\b",
    "^(?:about |around |roughly )*M T (?:net |gross |now |from )*(?:working|subbing|substitute teaching|driving|delivering|waitressing|waiting tables|bartending|tutoring|nannying|babysitting|temping|freelancing|landscaping|cleaning houses|cleaning|teaching|nursing|welding|roofing|painting houses|stocking shelves|bagging groceries|caregiving|caring|hairdressing)\\b",
    "^(?:and |so |now )*(?:i|we) (?:am|are) (?:now |back |up |down )*(?:to|at) M T\\b",
    `\\b(?:i|we|who) (?:[\\w-]+ ){0,2}?(?:work|working|hired|employed|freelance|sub|temp|nanny|babysit|substitute teach|wait tables|bartend|bus tables|drive for|deliver for|clean houses|cut hair|mow lawns|teach|tutor|landscape|weld|paint houses)\\b`,
  ].join("|"),
);

/** What is paid out, put by or owed is no pay, whoever is named beside it. */
const NOT_PAY =
  /\b(?:loans?|mortgage|cards?|visa|debts?|savings|saved?|saving|401k|403b|ira|roth|hsa|fund|funds|brokerage|account|invest\w*|contribut\w*|match\w*|put|puts|putting|stash\w*|deduct\w*|withh\w*|takes? out|taken out|taking out|takes?(?! home)|lose|losing|lost|(?:i|we|to) pay|i am paying|we are paying|pay for|paying for|costs?|towards?|commut\w*|everything is paid|(?:is|are) gone|dues|uniforms?|tools|spend|spends|spending|spent|budget|expenses|owe|owes|owed|balance|worth|raise|goal|target|rent|bought|buy|sold|sell|borrow\w*|lent|lend|donat\w*|tithe|gifts?|fine|fees?|charged|bill|bills|refund\w*|reimburs\w*|bonus\w*|back pay|overpaid|insurance|stock|shares|off the|paid off|old job|last job|applied|apply|interview\w*|hiring|opening|posting|was|were|used to)\b/;

/** Whether a clause with an amount and how often it comes tells of pay. */
export function tellsOfPay(text: string): boolean {
  const verb = OWN_VERB.exec(text)?.groups?.verb;
  if (verb !== undefined && !RECEIVES.test(verb)) return false;
  return PAID.test(text) && !NOT_PAY.test(text) && (!COST.test(text) || PAYS_ME.test(text));
}

/** "I tithe 200 a month at church": what one does with the money has to be getting it. */
const OWN_VERB =
  /\b(?:i|we) (?:also |now |usually |only |still |each |both |all )*(?<verb>[a-z]+)(?: (?:in|home|down|up|about))? M\b/;
const RECEIVES =
  /^(?:get|got|getting|receive|draw|collect|make|earn|see|bring|take|clear|net|gross|pull|pocket|bank|have|am|are|at|to|paid|making|earning)$/;

const PAYS_ME = /\b(?:pays?|paying|paid) (?:to )?(?:me|us)\b/;
const COST = new RegExp(`\\b(?:${COST_WORDS})\\b`);

/** What someone else earns, a job that is not held, a raise that has not come. */
const NOT_OWN = new RegExp(
  [
    "\\b(?:hired|brought on|promoted|hiring) (?:(?:a|an|some|another|the|this|two|three|someone|somebody|him|her|them|my) )",
    "^(?:and |but |so )*(?:the|a|an|our|that|this|another) (?:(?!job|gig|business|shop|store|rental|position|side|second|new|other)[\\w']+ ){1,5}?(?:makes?|earns?|gets? paid|is paid|are paid|grosses|brings in)\\b",
    `\\bM T (?:back )?(?:from (?:my|our|the) (?:\\w+ )?(?:savings|401k|ira|brokerage|hsa|fund|emergency fund|account|card)|for (?:my |our |the )?(?:\\w+ )?(?:${COST_WORDS})(?! (?:sitting|walking|care|lessons)))\\b`,
    "\\b(?:minimum|average|typical|median|federal|living|going|state) (?:wage|salary|pay|income|rate)\\b",
    "\\b(?:applied|applying|apply|interview\\w*|saw|seen|spotted|came across|found out|looking at|looking for|posting|listing|opening|recruiter|turned (?:it )?down|declined|passed on) (?:\\w+ ){0,5}?(?:jobs?|positions?|roles?|gigs?|salary|pays?|paying|making|at)\\b",
    "\\b(?:hop(?:e|ing)|wait(?:ing)?|ask(?:ed|ing)?|push(?:ing)?|negotiat\\w*|request\\w*|expect\\w*|pray\\w*|fight\\w*|deserve|up|due|eligible|wish\\w*|angling|gunning|lobb\\w*|promised) (?:me |us )?(?:for |on |about )?(?:a|an|my|the|another) (?:\\w+ ){0,3}?(?:raise|rise|promotion|increase|bump)\\b",
  ].join("|"),
);

/** "They're paying 24 an hour at the new Costco": one's own only where one works there. */
const THEY_PAY =
  /^(?:and |but |so |now )*(?:they|he|she|you|people|places?|stores?|everyone) (?:[a-z]+ ){0,2}?(?:pay|pays|paying|hire|hires|hiring|start|starts|offer|offers) (?!me\b|us\b)(?:(?:people|cashiers|new (?:people|hires)|at|up to|about|around|like) )*M\b/;

/** "Wages in my field total 74k", "everyone else's pay", "300 a month of my pay": of others, of anyone, of a part. */
const NOT_ONES_OWN = new RegExp(
  [
    "\\b(?:i|we) (?:contribute|donate|tithe|defer)\\b|\\b(?:stubs?|paychecks?|slips?) (?:deducts?|withholds?|docks?|takes?)\\b",
    "^(?:and |but |so )*(?:my|our|the) (?:family|relatives|folks|grandma|grandpa|grandparents|aunt|uncle|in-laws) (?:gives?|sends?|lends?|hands?|slips?|pays?|wires?) (?:me|us)\\b",
    "^(?:and |but |so |the |most |all |many )*(?:salary|salaries|wages?|pay|incomes?|earnings|paychecks?) (?:in|for|around|across|among|of) (?!total\\b|all\\b|M\\b|T\\b|me\\b|us\\b|(?:my|our|this|the) (?:(?:new|current|main|other|second) )?(?:job|gig|work|position|role|household|family)\\b)",
    "\\b(?:else|people|others?|coworkers?|colleagues?|boss|ceo|manager|somebody|someone|neighbor|friends?|nurses?|teachers?|engineers?|team|staff|crew) 's (?:\\w+ )?(?:pay|salary|salaries|wages?|income|paycheck|earnings)\\b",
    "^(?!.*\\b(?:i|we)\\b).*\\bM T (?:out )?of (?:each|every|my|our|the) (?:T )?(?:gross |net )?(?:pay|paycheck|salary|income|check|wages)\\b",
    "\\b(?:median|census|nationwide|national) (?:\\w+ )?(?:household |family |personal )?(?:income|salary|pay|wage|wages|earnings)\\b",
    "^(?:and |but |so )*(?:the|my|our) (?:last|previous|former|old|prior) (?:place|job|gig|boss|company|employer|outfit|firm|spot)\\b",
    "\\b(?:ask|asks|asked|asking|beg|begged|told|petitioned|pushed|lobbied|want|wants|wanted|expect) (?:\\w+ ){1,3}?to (?:bump|raise|up|hike|increase|boost|move|lift|match|double|pay)\\b",
    "^(?:and |but |so )*(?:my|our|the) (?:company|firm|restaurant|boss|bosses|shop|store|office|department|agency|clinic|employer) (?:grosses|nets|makes|rakes|pulls|clears|earns|brings in|takes in)\\b(?! (?:me|us)\\b)",
    "\\b(?:quitting|retiring|leaving|resigning|going part-time|starting|cutting back)\\b.*\\b(?:then|by then|after that|from then)$",
    "\\b(?:tenants?|renters?|lodgers?|boarders?) (?:before|we had|i had|who left|that left)\\b|\\b(?:former|previous|last|old|prior|ex) (?:tenants?|renters?|lodgers?|boarders?)\\b",
  ].join("|"),
);

export function isNotOwnPay(text: string, newPay: boolean): boolean {
  return NOT_OWN.test(text) || NOT_ONES_OWN.test(text) || (!newPay && THEY_PAY.test(text));
}

const NOT_WAGE =
  /\b(?:charg\w*|costs?|pay (?:for|a|the|my|our|him|her|them)|i pay|we pay|paying (?:a|the|my|our|him|her|them|for)|parking|lawyer|attorney|plumber|tutor for|rental|rent|lessons|sitter costs|raise|more an?|(?:minimum|average|typical|median|starting) (?:\w+ )?(?:wage|pay)|used to|was|were|spend|owe)\b/;

/** "27 bucks an hour": nobody states such an amount but of a wage, unless they pay it. */
export function isHourlyWage(text: string): boolean {
  return !NOT_WAGE.test(text) && !SOMETHING_ELSE.test(text);
}

/** "My therapist is 140 an hour". */
const SOMETHING_ELSE =
  /^(?:and |but |so )*(?:my|our|the|a|an) (?!(?:\w+ ){0,2}(?:pay|wage|wages|rate|salary|job|gig|work|base|shift|contract|employer|company|boss|position|role)\b)[\w']+ (?:\w+ )?(?:is|are|runs|wants|gets|asks|bills|at)\b/;

const WORKPLACE = "job|position|role|gig|contract|place|company|employer";
const NOT_TAKEN =
  /\b(?:appl(?:y|ied|ying)|interview\w*|saw|found out|looking|look for|search\w*|considering|wanted|opening|posting|listing|there is|turned|declined|friend|old|last|previous|former|used to|was|were|lost|left|quit|ad|dream|bought|buy|buying|purchased|sold|sell|selling|rented|renting|inherited|built)\b/;

/** "Took a position at the county that pays 71k", "my boss bumped me to 58k". */
const NEW_FIGURE = new RegExp(
  `\\b(?:${WORKPLACE})\\b(?: \\w+){0,6}? (?:(?:that |which )?(?:pays?|paying|at|for|making|starting at)) (?:me |us )?M\\b|\\b(?:boss|company|manager|employer|supervisor|work|they|job|hr) (?:\\w+ )?(?:bumped|raised|moved|upped|brought|took|dropped|knocked|cut|lowered|increased) (?:me|us|my (?:\\w+ )?(?:pay|salary|wage|rate))(?: up| down| back)?(?: from M)? (?:to|at) M\\b|\\b(?:hired|brought on|promoted)\\b(?: \\w+){0,6}? at M\\b`,
);

/** "I changed jobs, now at 68k": all in one clause. */
const AFTER_CHANGE = new RegExp(
  `(?:${NEW_PAY.source}).*?\\b(?:now|at|making|earning|for|to|is|it is|pays?|paying|salary|pay)(?: at| me| now| ,)* M\\b`,
);

/** Whether a clause gives the pay of a job that was taken. */
export function givesNewPay(text: string): boolean {
  return (NEW_FIGURE.test(text) || AFTER_CHANGE.test(text)) && !NOT_TAKEN.test(text);
}
