import { formatDollars, roundToCents } from "@seven-figures/domain";
import { type Finding, NEITHER, type Veto } from "./veto.ts";

/** Below this share of the stored income, money from a source of its own is hardly all there is. */
const MOST_OF_IT = 0.6;
/** Where money comes from beside a job, or instead of one. */
const SOURCES =
  /\b(?:(?:from|by) (?:my |our |the )?(?:parents?|mom|mum|dad|mother|father|family|grand\w+|ex|kids?|son|daughter|tenants?|renters?|lodgers?|boarders?|roommates?|trust|state|government|va)|rent|rental|tenants?|lodgers?|boarders?|roommates?|child support|alimony|palimony|maintenance|disability|pension|social security|ssi|ssdi|benefits?|dividends?|royalt(?:y|ies)|interest|stipend|allowance|annuity|child benefit|uber|lyft|doordash|instacart|etsy|ebay|airbnb|youtube|twitch|patreon|onlyfans|tutoring|babysitting|dog ?walking|gigs?|freelanc\w*|commissions?)\b/i;
/** What says that it is all there is, or why there is less than before. */
const ALL_OF_IT =
  /\b(?:only|just|all|total|altogether|instead|retire\w*|quit|lost|lose|laid off|fired|cut|no longer|any ?more|anymore|stopp?ed|part[- ]time|down to|now|(?<!\b(?:rent|rental|freelance|pension|dividend|interest|gig|airbnb|youtube) )income|salary|wages?|job)\b/i;

/** "Not on top", "that isn't all" name the other answer, or none. */
const NOT_DENIED = "(?<!\\bnot (?:\\w+ ){0,2})";

/** "I get 200 a month from my parents", where 72,000 a year is on record: asked whether it is on top, or all there is. */
export const anotherIncomeIsNotAll: Veto = ({ changes, documents, message }) =>
  changes.flatMap((change): Finding[] => {
    if (change.kind !== "set-financial-info") return [];
    const { annualIncome: value } = change.fields;
    const { annualIncome: stored } = documents.financials.financialInfo;
    if (!value || !stored || value >= MOST_OF_IT * stored) return [];
    if (!SOURCES.test(message) || ALL_OF_IT.test(message)) return [];
    const both = roundToCents(stored + value);
    return [
      {
        veto: "another-income",
        changes: [change],
        isWhole: true,
        ask: `Your income stands at ${formatDollars(stored)} a year. Do the ${formatDollars(value)} a year come on top, or are they all there is now?`,
        options: [
          {
            reply: `On top: ${formatDollars(both)} a year`,
            changes: [{ ...change, fields: { ...change.fields, annualIncome: both } }],
            words: [`${NOT_DENIED}(?:top|extra|also|besides|plus|addition|additional|too|another|more|both|add)`],
          },
          {
            reply: `All there is: ${formatDollars(value)} a year`,
            changes: [change],
            words: [`${NOT_DENIED}(?:all|only|instead|everything|just|nothing else)`],
          },
          { reply: NEITHER, changes: [] },
        ],
      },
    ];
  });
