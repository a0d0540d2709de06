import type { Chance } from "./chance.ts";
import type { SampleEntry, SampleGoal, SampleState } from "./sample-state.ts";

const AFTER_DETERMINER =
  /\b(?:my|the|our|his|her|their|this|that|your|me|another|old|new|a|an|big|little|stupid|damn|poor|dang|bloody|whole|these|those|both|each|every)\s+$/i;
const COMMON_NOUN =
  /^(?:savings|checking|cash|emergency|rainy|house|condo|cabin|duplex|lake|townhouse|rental|farm|land|beach|vacant|flat|studio|boat|camper|motorcycle|minivan|wedding|gold|silver|guitar|piano|tractor|pontoon|rv|kayak|baseball|tools|art|mortgage|home|second|student|grad|car|truck|auto|personal|loan|medical|hospital|tax|dentist|back|vet|er|store|credit|gas|payday|furniture|roof|van|jeep|company|old|pension|annuity|food|business|trailer|comic|stamp)/i;
const OF_TWO_WORDS =
  /^(?:Capital One|Wells Fargo|US Bank|First National|Credit union|Navy Federal|Best Buy|Home Depot|Golden 1|Edward Jones|John Hancock)/i;
const TELLS_LITTLE =
  /^(?:Share|Rental|Loan|Cash|Old|First|Best|Home|Second|Credit|US|Capital|Wells|Navy|Golden|Edward|John|Line|Child|Back|Company)$/i;

/** What people call a thing of a type where there is only one of it. */
const KIND_NAMES: Record<string, string[]> = {
  "asset savings": ["savings", "savings account", "account"],
  "asset stocks": ["brokerage", "stocks", "investments", "shares", "portfolio"],
  "asset retirement": ["retirement account", "retirement", "pension", "401k"],
  "asset crypto": ["crypto", "coins"],
  "asset bonds": ["bonds"],
  "asset real-estate": ["property", "place"],
  "asset business": ["business"],
  "debt mortgage": ["mortgage", "house loan", "home loan"],
  "debt credit-card": ["card", "credit card", "plastic"],
  "debt student-loan": ["student loan", "student loans", "school loan", "college loan"],
  "debt car-loan": ["car loan", "auto loan", "car note", "car payment"],
  "debt personal-loan": ["loan", "personal loan"],
  "debt business-loan": ["business loan"],
};

/** How a stored entry is referred to after `before`, with or without an article. */
export function mentionOf(
  entry: SampleEntry,
  state: SampleState,
  before: string,
  chance: Chance,
): [article: string, text: string] {
  const kinds = KIND_NAMES[`${entry.side} ${entry.type}`];
  const isOnly = state.entries(entry.side).filter(({ type }) => type === entry.type).length === 1;
  if (kinds && isOnly && chance.is(0.12))
    return [
      AFTER_DETERMINER.test(before) ? "" : chance.pick(["my ", "the ", "my ", "the ", "our "]),
      chance.pick(kinds),
    ];
  const text = cased(shortened(entry.name, chance), chance);
  return [articleFor(text, before, COMMON_NOUN.test(text), chance), text];
}

function shortened(name: string, chance: Chance): string {
  const words = name.split(" ");
  const [first = ""] = words;
  if (words.length === 1) return name;
  const how = chance.next();
  let text = name;
  if (how < 0.45) text = name;
  else if (how < 0.72 && !TELLS_LITTLE.test(first)) text = first;
  else if (how < 0.85 && OF_TWO_WORDS.test(name)) text = words.slice(0, 2).join(" ");
  else if (how < 0.9) text = words.slice(1).join(" ");
  else text = `${first} ${chance.pick(["account", "one"])}`;
  return /^(?:of|from|in|on|the)\b/i.test(text) ? name : text;
}

export function goalMentionOf({ title }: SampleGoal, before: string, chance: Chance): [article: string, text: string] {
  const words = title.split(" ");
  const content = words.filter((word) => !/^(?:to|the|a|at|for|of|in|every|from)$/i.test(word));
  const last = content.at(-1) ?? title;
  const isVerb =
    /^(?:Learn|Build|Write|Buy|Open|Launch|Finish|Join|Find|Run|Read|Quit|Restore|Start|Record|Meet)$/.test(
      words[0] ?? "",
    );
  const verbless = (isVerb ? words.slice(1) : words).join(" ");
  const how = chance.next();
  let text = `${last} ${/trip|fund|remodel|payment/i.test(title) ? "" : chance.pick(["goal", "fund", "thing"])}`.trim();
  if (how < 0.35) text = title;
  else if (how < 0.6) text = verbless;
  else if (how < 0.8) text = last;
  if (/^(?:trip|fund|payment)$/i.test(text)) text = verbless;
  text = cased(text, chance);
  return [articleFor(text, before, true, chance), text];
}

function cased(text: string, chance: Chance): string {
  return chance.is(0.6) ? text.toLowerCase() : text;
}

function articleFor(_text: string, before: string, isCommon: boolean, chance: Chance): string {
  if (AFTER_DETERMINER.test(before) || /[A-Za-z']-$/.test(before)) return "";
  return chance.is(isCommon ? 0.75 : 0.35) ? chance.pick(["my ", "the ", "my ", "the ", "our "]) : "";
}

/** "a ", "my " or none before a name that is not stored yet. */
export function newArticleFor(text: string, before: string, chance: Chance): string {
  return !AFTER_DETERMINER.test(before) && COMMON_NOUN.test(text) && chance.is(0.6)
    ? chance.pick(["a ", "a ", "my ", "the "])
    : "";
}
