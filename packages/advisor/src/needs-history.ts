const MONTHS =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const OF_THE_PAST = new RegExp(
  `\\b(?:since|ago|last|past|yesterday|today|back|before|earlier|previous\\w*|lately|recently|so far|ytd|year to date|` +
    `was|were|had|did|have i|have we|used to|ever|chang\\w+|mov(?:ed?|ing|ements?)|gr(?:ow\\w*|ew)|gain\\w*|lost|lose|risen|rose|fallen|fell|` +
    `histor\\w+|trend\\w*|peak\\w*|highest|lowest|all[- ]time|happened|better off|worse off|richer|poorer|delta|` +
    `this (?:week|month|quarter|year)|(?:19|20)\\d\\d|may|${MONTHS})\\b`,
  "i",
);
const ASKS =
  /\?|\b(?:whats?|which|hows?|when|where|did|is|are|am|was|were|has|have|do|does|show|tell|list|compare|anything|changes|delta|catch|bring|since|then|net worth)\b/i;
const PAST_KINDS: ReadonlySet<unknown> = new Set(["past", "change", "when", "changed-when", "extreme-past", "moved"]);

/**
 * Whether a message may ask for figures of earlier days, or go on from an answer about them: only then has an advisor to be
 * handed the history. Told too often costs time, told too seldom an answer. `conversation` as in `AdvisorInput`.
 */
export function needsHistory(message: string, conversation: unknown): boolean {
  if (OF_THE_PAST.test(message) && ASKS.test(message)) return true;
  const queries = at(at(at(conversation, "memory"), "figures"), "queries");
  return Array.isArray(queries) && queries.some((query) => PAST_KINDS.has(at(query, "kind")));
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
