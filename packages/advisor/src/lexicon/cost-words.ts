/** What a single cost is called: rent is not all that someone spends. */
export const COST_WORDS =
  "rent|food|groceries|grocery|utilities|utility|electric|electricity|gas|water|internet|wifi|phone|insurance|daycare|childcare|nursery|gym|netflix|spotify|subscriptions?|commute|commuting|petrol|fuel|transport|transit|parking|clothes|clothing|eating out|restaurants?|takeout|coffee|entertainment|tuition|council tax|hoa|heating|broadband|pets?|pet food|vet|medication|medicine|prescriptions?|haircuts?|cable|streaming|therapy|bus pass|train|car payment|mortgage payment|loan payment|payments?|premiums?|child support|alimony|lunch|lunches|dining|travel|hobbies|gifts|uber|gasoline|toiletries|bills?";

/** Words that say that all spending is meant. */
export const ALL_COSTS =
  "expenses|expense|expenditure|expenditures|outgoings|outgo|spending|costs|cost of living|living costs|living expenses|spend|budget|outlay|outflow|(?:my|our|all|total|household) (?:T )?bills|T bills|burn|burn rate|outlays";
