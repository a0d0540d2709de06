import type { Documents, Scenario } from "@seven-figures/domain";
import { prepare } from "../language/prepare.ts";
import { foldedName, meantBy, meantByLevers } from "./meant-scenario.ts";
import { CALLED_BY_LEVERS, FIGURE_OF_SPEECH, NAMED, SAID, type Wanted, type Wording } from "./wordings.ts";

/** What a message asks of the kept roads. `of` are those that it means, all where it names none. */
export interface ScenariosAsked {
  wants: Wanted;
  of: readonly Scenario[];
  /** What it calls one that is not there. */
  unknown: string | null;
}

const LONGEST = 160;
const SPEAKS_OF_ROADS = /\b(?:scenarios?|roads?|(?:call(?:ed)?|named?) (?:the|my|that) (?:one|road))\b/i;

/** What a message asks of the roads that were kept by name; null where it speaks of something else. */
export function readScenariosAsked(message: string, documents: Documents): ScenariosAsked | null {
  if (message.length > LONGEST || message.includes("\n")) return null;
  const of = meantBy(message, documents.scenarios.scenarios);
  if (of.length === 0 && !SPEAKS_OF_ROADS.test(message)) return null;
  const text = prepare(message).trim();
  if (of.length === 0 && FIGURE_OF_SPEECH.test(text)) return null;
  return byLevers(text, documents) ?? bySaid(text, of) ?? byName(text, of, documents) ?? inOtherWords(text, of);
}

/** "What did I call the one with 300 more?" */
function byLevers(text: string, { scenarios }: Documents): ScenariosAsked | null {
  const said = CALLED_BY_LEVERS.pattern.exec(text)?.[1];
  const of = said === undefined ? [] : meantByLevers(said, scenarios.scenarios);
  return of.length > 0 ? { wants: "list", of, unknown: null } : null;
}

function bySaid(text: string, of: readonly Scenario[]): ScenariosAsked | null {
  const found = firstOf(SAID, text);
  if (!found) return null;
  const unknown = of.length === 0 && !NO_NAME.test(found.name) ? found.name : null;
  return { wants: found.wants, of, unknown };
}

const NO_NAME = /^(?:|a|an|the|all|every|each|two|three|both|different|various|own|new|first|last|best|fastest)$/i;

/** What a goal or something owned is called too is that, unless a scenario is spoken of. */
function byName(text: string, of: readonly Scenario[], documents: Documents): ScenariosAsked | null {
  if (of.length === 0 || of.some(({ name }) => isOtherThing(name, documents))) return null;
  for (const wording of NAMED) {
    const found = firstOf([wording], text);
    if (found && of.some(({ name }) => isMeant(found.name, name, text)))
      return { wants: found.wants, of, unknown: null };
  }
  return null;
}

function firstOf(wordings: readonly Wording[], text: string): { wants: Wanted; name: string } | null {
  for (const { wants, pattern } of wordings) {
    const match = pattern.exec(text);
    if (match) return { wants, name: match.slice(1).find((group) => group !== undefined) ?? "" };
  }
  return null;
}

const ARTICLE = /^(?:a|an|the|my|our) /;
/** Of one's money itself, whatever a road is called. */
const OF_FINANCE =
  /^(?:(?:net|worth|wealth|sav(?:e|ing|ings)|debts?|loans?|cards?|mortgage|income|pay|salary|spending|expenses?|budget|goals?|targets?|plan|money|cash|accounts?|assets?|invest\w*|stocks?|funds?|retirement|pension|balances?|bills?|interest|progress|my|the|all|total|and) ?)+$/;

/** Where no road is spoken of, it takes the whole of a name. */
function isMeant(said: string, name: string, text: string): boolean {
  if (SPEAKS_OF_ROADS.test(text)) return isNameOf(said, name);
  const [one, other] = [said, name].map((each) => foldedName(each).replace(ARTICLE, "")) as [string, string];
  return (one === other || one.startsWith(`${other} `)) && !OF_FINANCE.test(one);
}

/** Whether what was said is a name, a word of it, or begins with it. */
function isNameOf(said: string, name: string): boolean {
  const [one, other] = [foldedName(said), foldedName(name)];
  return one === other || one.startsWith(`${other} `) || ` ${other} `.includes(` ${one} `);
}

const SPEAKS_OF_SCENARIOS = /\bscenarios?\b/i;
const OF_ONES_OWN = /\b(?:my|our|kept|saved)\b.*\bscenarios\b/i;
const COMPARES =
  /\b(?:compar\w*|versus|vs|better|worse|best|than|differ\w*|next to|beside|against|sooner|later|faster|slower)\b/i;
/** A message that is longer, or that has figures and asks nothing, may tell something. */
const MOST_WORDS = 14;

/** Other words about a scenario of one's own: what there is to say of it is told. */
function inOtherWords(text: string, of: readonly Scenario[]): ScenariosAsked | null {
  if (!SPEAKS_OF_SCENARIOS.test(text) || text.split(" ").length > MOST_WORDS) return null;
  if (/\d/.test(text) && !text.endsWith("?")) return null;
  if (of.length === 0 && !OF_ONES_OWN.test(text)) return null;
  const wants = COMPARES.test(text) ? "compare" : of.length > 0 ? "open" : "list";
  return { wants, of, unknown: null };
}

function isOtherThing(name: string, { financials, goals }: Documents): boolean {
  const names = [
    ...(financials.assets ?? []).map((asset) => asset.name),
    ...(financials.debts ?? []).map((debt) => debt.name),
    ...goals.intermediateGoals.map(({ title }) => title),
  ].map(foldedName);
  const own = foldedName(name);
  return names.some((other) => ` ${other} `.includes(` ${own} `) || ` ${own} `.includes(` ${other} `));
}
