import { type Country, EMPLOYMENT_STATUSES, type EmploymentStatus } from "@seven-figures/domain";
import { find, groupTokens, type Phrase, phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import type { RunReader } from "./reading.ts";
import { type Part, splitTargets } from "./split-targets.ts";
import type { Statement } from "./statement.ts";
import { tidyName } from "./tidy-name.ts";

const STATUS: [RegExp, EmploymentStatus][] = [
  [/\bself[- ]employed\b|\bfreelanc(?:er|ing|e)\b|\bcontractor\b|\bcontracting\b/, "Freelancer"],
  [
    /\bunemployed\b|\bout of work\b|\bbetween jobs\b|\blaid off\b|\bjobless\b|\blost my job\b|\blet go\b|\bfired\b|\bmade redundant\b/,
    "Unemployed",
  ],
  [/\bpart[- ]time(?:r)?\b/, "Part-time"],
  [/\bretired\b|\bretiree\b/, "Retired"],
  [/\bstudent\b/, "Student"],
  [/\bentrepreneur\b|\bbusiness owner\b|\bfounder\b/, "Entrepreneur"],
  [/\bemployed\b|\bfull[- ]time(?: employee)?\b|\bemployee\b/, "Employed"],
];
const STATUS_SUBJECT =
  /^(?:i |we )?(?:got|was|been|have been|am) (?:let go|laid off|fired|made redundant)\b|\b(?:mark|list|put|set|count|classify|file|log|note|register|record|show|enter|have) me (?:down )?(?:as|under) (?:an? )?(?:self[- ]employed|freelanc\w+|unemployed|part[- ]time|retired|student|entrepreneur|employed|full[- ]time)\b|\b(?:employment(?: status)?|job status|work status|employment situation)\b/;
const STATUS_SAID =
  /^(?:(?:i|we) (?:am|have|got|'s|was)|i|became|have become|went|now)(?: \w+)? (?:(?:just|now|officially|been|become|went|gone|going|got|recently|a|an|currently|fully|have|full time|full-time) )*(?:a retiree|retiree|self-employed|freelancing|a freelancer|freelancer|unemployed|out of work|between jobs|laid off|jobless|(?:working )?part[- ]time|retired|student(?! loan| debt| card| account)|full-time student|an entrepreneur|employed(?! by)|lost my job|freelance)\b(?!.*\b(?:by D|when|at age|at heart|if|brother|want)\b)/;

/** "Cut down to part time at work", with no pay told beside it. */
const HOURS_CUT =
  /^(?:and |so )*(?:(?:i|we) )?(?:have )?(?:cut|gone|dropped|went|switched|moved|scaled)(?: my hours)? (?:back |down |over )*(?:to )?(?:working )?(?:part|full)[- ]time(?: at (?:work|my job)| there| hours)*$/;

const COUNTRIES: Record<string, Country> = {
  "united states": "US",
  usa: "US",
  us: "US",
  america: "US",
  "the states": "US",
  canada: "CA",
  "united kingdom": "GB",
  uk: "GB",
  england: "GB",
  britain: "GB",
  scotland: "GB",
  wales: "GB",
  australia: "AU",
  germany: "DE",
  france: "FR",
  italy: "IT",
  spain: "ES",
  netherlands: "NL",
  holland: "NL",
  switzerland: "CH",
  japan: "JP",
  singapore: "SG",
  sweden: "SE",
  norway: "NO",
  denmark: "DK",
};

const OCCUPATION: RegExp[] = [
  /\b(?:my |the )?(?:occupation|job title|profession|job|title|role|line of work) (?:is|to|:|should be|should say|as|now|has changed to|changed to|is now) (?:now |to )?(?:a |an |the )?(?<what>[a-z][a-z' -]+)$/d,
  /^(?:i|we) (?:work|am working|started work|started working|am employed) as (?:a |an |the )?(?<what>[a-z][a-z' -]+?)(?: (?:now|at|for|in|with) .*)?$/d,
  /^(?:i) (?:am|became|have become|qualified as)(?: now)? (?:a |an )(?<what>(?:\w+ ){0,3}(?:nurse|teacher|engineer|developer|programmer|plumber|electrician|carpenter|accountant|lawyer|doctor|dentist|designer|manager|analyst|chef|cook|driver|pilot|mechanic|writer|architect|scientist|consultant|therapist|paramedic|firefighter|barista|bartender|cashier|pharmacist|librarian|translator|photographer|technician|librarian|welder|hairdresser|realtor|salesperson|secretary|administrator|professor|lecturer|tutor|veterinarian|journalist|editor|baker|farmer|gardener|cleaner|waiter|waitress|receptionist|soldier|police officer|social worker|copywriter|recruiter|surveyor|butcher|tailor|musician|artist|actor|nanny|carer|physiotherapist|midwife|radiographer|paralegal|clerk|banker|broker|economist|biologist|chemist|psychologist|counsell?or|coach|trainer|instructor|server|stylist|barber|roofer|foreman|operator|dispatcher|courier|trucker|machinist|supervisor|director|executive|officer|agent|assistant|planner|auditor|bookkeeper|actuary|marketer|producer|animator|illustrator|decorator|labou?rer|joiner|optician|hygienist|phlebotomist|aide|landscaper|painter|contractor|realtor|principal|teller|underwriter|adjuster|buyer|stylist|esthetician|janitor|custodian|guard|trooper|deputy|superintendent|inspector|estimator|worker|specialist|coordinator|representative|rep|associate|intern|resident|surgeon|physician|optometrist|chiropractor|nutritionist|dietitian|pastor|minister|translator|interpreter))(?: (?:in|at|for|near|from|with|by|these|who|where|living|based) .*)?(?: [BD])?$/d,
];
const LOCATION: RegExp[] = [
  /^(?:(?:i|we) (?:have )?(?:just )?|(?:and )?(?=moved to|relocated to|live in|living in|based in))(?:live|living|based|am living|are living|moved|relocated|am based|are based|have moved|now live|am located|moved house|settled)(?: now| back| over| up| down| out| away)? (?:in|to|out of|at)(?: the)? (?<what>[a-z][a-z' -]+?)(?: ,)?(?: (?<more>[a-z][a-z]+))?(?: (?:now|with|last|for|and|B).*)?$/d,
  /^(?:and |so )*home is (?:now )?(?<what>(?!where\b|a\b|the\b|my\b|worth\b|paid\b|not\b)[a-z][a-z' -]+?)(?: ,? ?(?:now|these days))*$/d,
  /\b(?:my |the )?(?:location|city|town|home town|place of residence|residence|address) (?:is|to|:|should be|as|in my profile to|has changed to)(?: now)? (?<what>[a-z][a-z' -]+?)$/d,
];
const NO_PLACE =
  /\b(?:house|home|account|parents|rent|apartment|fear|debt|together|in with|my|a|an|car)\b|^(?:country|countryside|city|suburbs|burbs|coast|beach|mountains|woods|town|farm|area|sticks|neighborhood|outskirts|lake|(?:new|bigger|smaller|nicer|cheaper) (?:place|state|city|town|neighborhood|area))$/;
/** "We're in Spokane now": a place, where it is written as a name. */
const IN_NOW = [
  /^(?:i|we) (?:am|are) (?:now )?in (?<what>[a-z][a-z' -]+)$/d,
  /^(?:i|we) (?:am|are) (?:over |back |down |up )?in (?<what>[a-z][a-z' -]+) now$/d,
];
const NAME: RegExp[] = [
  /\b(?:my|the) (?:full |display |first |profile )?name (?:is (?:spelled|written|actually|really)|is|should be|to|in my profile to|on my profile to|has changed to|:)(?: now)? (?<what>(?!on |in |not |at |off |under |a |the |mud)[^MPR]+)$/d,
  /\b(?:call|address) me (?<what>(?!a |when|if|back|crazy|at |today|tomorrow|later|old)[a-z][a-z'-]+(?: (?!from\b|instead\b)[a-z'-]+)?)(?: from on| from here on| instead)?$/d,
  /^(?:and |also |but )*i (?:actually |usually )?go by (?<what>[a-z][a-z'-]+)$/d,
  /\b(?:change|set|update) my name (?:to|as) (?<what>.+)$/d,
];

/** "We're in Germany now, change my country". */
const ACCORDINGLY =
  /(?: ,| and| so)+ (?:please |can you )?(?:change|update|set|fix|edit) (?:my|our) (?:country|location|city|address|state|place)(?: to (?:that|match)| accordingly| please)*$/;

/** Place, occupation, employment status, country and name, said plainly. */
export const readProfile: RunReader = (said, reading) => {
  const pointed = ACCORDINGLY.exec(said.text);
  const run = pointed ? phraseOf(said.tokens.slice(0, said.text.slice(0, pointed.index).split(" ").length)) : said;
  const whole = { phrase: run, from: 0, to: run.tokens.length };
  for (const part of [...splitTargets(run).map(beforeMoney), whole]) {
    const statement = profileOf(part.phrase, reading.heard);
    if (statement && !(reading.documents.goals.intermediateGoals.length > 0 && /\bgoal\b/.test(part.phrase.text)))
      return {
        statements: [statement, ...noIncome(part.phrase.text), ...placeBeside(statement, part.phrase)],
        from: part.from,
        to: pointed ? said.tokens.length : part.to,
      };
  }
  return null;
};

/** "Moved to Raleigh for a job paying 78k", "I'm a nurse making 62k": the fact before the money. */
function beforeMoney(part: Part): Part {
  const { tokens } = part.phrase;
  const money = tokens.findIndex(({ slot }) => slot?.kind === "money");
  if (money < 0) return part;
  const cut = tokens.findIndex(
    ({ text }, at) =>
      at > 2 && at < money && /^(?:for|where|making|earning|bringing|pulling|clearing|grossing|netting)$/.test(text),
  );
  return cut < 0 ? part : { phrase: phraseOf(tokens.slice(0, cut)), from: part.from, to: part.from + cut };
}

/** "I'm a freelance designer living in Austin": two facts in one breath. */
function placeBeside(statement: Statement, phrase: Phrase): Statement[] {
  const saysPlace = statement.kind === "basic-info" && "location" in statement.fields;
  if (saysPlace) return [];
  const place = partOf(phrase, [/\b(?:living|based) in (?<what>[a-z][a-z' -]+)$/d]);
  if (place) return [placeOf(place)];
  const worksIn = partOf(phrase, [/^i (?:am|work as) (?:a|an) .* (?:in|out of|from) (?<what>[a-z][a-z' -]+)$/d]);
  return worksIn?.every(({ raw }) => /^\p{Lu}/u.test(raw)) ? [placeOf(worksIn)] : [];
}

/** "I lost my job, my income is zero": said in one breath. */
function noIncome(text: string): Statement[] {
  return /\b(?:income|salary|pay|earnings|earning)\b.*\b(?:zero|nil|nothing)\b/.test(text)
    ? [{ kind: "yearly", of: "annualIncome", mode: "set", amount: 0, timesAYear: 1 }]
    : [];
}

function profileOf(phrase: Phrase, heard: string): Statement | null {
  const { text } = phrase;
  if (/[MPR]/.test(text) || /\b(?:my (?:wife|husband|partner|brother|sister|mom|dad|friend|boss))\b/.test(text))
    return null;
  const status =
    STATUS_SUBJECT.test(text) || STATUS_SAID.test(text) || (HOURS_CUT.test(text) && !/\bM\b/.test(heard))
      ? STATUS.find(([pattern]) =>
          pattern.test(text.replace(/\bemployment\b/, "").replace(/\bfrom .+? to\b/, "to")),
        )?.[1]
      : undefined;
  if (status && EMPLOYMENT_STATUSES.includes(status))
    return { kind: "basic-info", fields: { employmentStatus: status } };
  const name = partOf(phrase, NAME);
  if (name && !/\b(?:it|that|account|goal|fund)\b/.test(text.replace(/^.*name/, "")))
    return { kind: "basic-info", fields: { name: nameOf(name) } };
  const country = /\bcountry (?:is|to|:|should be|as)(?: now)? (?:the )?([a-z ]+)$/.exec(text)?.[1];
  if (country && COUNTRIES[country.trim()])
    return { kind: "basic-info", fields: { country: COUNTRIES[country.trim()] ?? null } };
  const occupation = partOf(phrase, OCCUPATION);
  if (
    occupation &&
    !/\b(?:job (?:pays|is paying)|hard|great|good|bad|boring|stressful|gone|over|safe|done)\b/.test(text)
  )
    return { kind: "basic-info", fields: { occupation: tidyName(occupation) } };
  const here = partOf(phrase, IN_NOW);
  if (
    /\b(?:moved|relocated|now|settled|country|location|city)\b/.test(heard) &&
    here?.every(({ raw }) => /^\p{Lu}/u.test(raw))
  )
    return placeOf(here);
  const place = partOf(phrase, LOCATION);
  if (place && !NO_PLACE.test(place.map((token) => token.text).join(" "))) return placeOf(place);
  return null;
}

function partOf(phrase: Phrase, patterns: RegExp[]): Token[] | null {
  for (const pattern of patterns) {
    const found = find(phrase, pattern);
    if (!found) continue;
    const what = groupTokens(phrase, found.match, "what");
    if (what.length > 0 && what.length <= 6) return trimPolite(what);
  }
  return null;
}

function trimPolite(tokens: Token[]): Token[] {
  const end = tokens.findIndex((token) => /^(?:please|now|in|on|from|instead|B|D)$/.test(token.text));
  return end > 0 ? tokens.slice(0, end) : tokens;
}

function nameOf(tokens: Token[]): string {
  return tokens
    .map(({ raw }) => (/^\p{Ll}/u.test(raw) ? raw.charAt(0).toUpperCase() + raw.slice(1) : raw))
    .join(" ")
    .replace(/ ([,.'])/g, "$1");
}

function placeOf(tokens: Token[]): Statement {
  const place = nameOf(tokens);
  const country = COUNTRIES[place.toLowerCase().replace(/^the /, "")];
  return { kind: "basic-info", fields: country ? { country } : { location: place } };
}
