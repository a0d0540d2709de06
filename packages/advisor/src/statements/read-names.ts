import { SUGGESTED_INTERESTS, SUGGESTED_SKILLS } from "@seven-figures/domain";
import { find, groupTokens, type Phrase, phraseOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { properSpelling } from "../lexicon/brands.ts";
import type { RunReader } from "./reading.ts";
import type { Statement } from "./statement.ts";

type List = "skills" | "interests";

const LIST =
  "(?<list>skills?(?: list| section| set)?|skill ?set|interests?(?: list| section)?|hobbies|list of (?:skills|interests))";
const OF = "(?:my |the |our )?(?:list of )?(?:current )?";
const POLITE = "(?:can you |could you |would you |please |also |and |now |then |go ahead and |help me |, )*";

interface NamesRule {
  pattern: RegExp;
  does: "add" | "remove" | "swap";
}

const rule = (does: NamesRule["does"], pattern: string): NamesRule => ({ does, pattern: new RegExp(pattern, "d") });

/** Ways of adding and removing skills and interests; `what` is the list of them. To add a way, add a line. */
const RULES: NamesRule[] = [
  rule(
    "swap",
    `\\b(?:take|remove|drop|delete) (?<out>.+?) (?:off|from|out of) ${OF}${LIST}(?: ,)?(?: and)? (?:add|put|replace it with) (?<what>.+?)(?: instead| in)?$`,
  ),
  rule(
    "swap",
    `\\b(?:replace|swap|switch|change) (?<out>.+?) (?:with|for|to|by) (?<what>.+?) (?:in|on|under|among) ${OF}${LIST}`,
  ),
  rule(
    "add",
    `\\b(?:add|put|include|list|record|enter|note|throw|stick|pop|log)(?: in)? (?<what>(?:(?!\\b(?:add|M)\\b).)+?) (?:to|in|into|on|under|onto|among|as one of|as part of|with) ${OF}${LIST}(?: as well| too)?`,
  ),
  rule(
    "add",
    `\\b(?:add|put|include|list|record|enter|note|count)(?: in| down)? (?<what>(?:(?!\\b(?:add|M|that|those|them|these|it)\\b).)+?) as (?:a |an |one of my |another |my |new )*${LIST}`,
  ),
  rule(
    "add",
    `^${POLITE}(?:add|list) (?:the |these |this |new |a |an |another |following )*${LIST} ?(?::|,|called|of|named|-)? (?<what>.+)$`,
  ),
  rule("add", `^${LIST} to add ?(?::|are|is|,|-)? (?<what>.+)$`),
  rule(
    "add",
    `^(?:another|one|a new|a|my other|one other|one more|my latest) ${LIST} (?:of mine |i have |that i have )?(?:is|:|would be) (?<what>.+?)(?:,? (?:please )?add (?:it|that|them|those).*)?$`,
  ),
  rule(
    "add",
    `^(?:also )?(?:my |new |other |i have the following )(?:new |main |other |key |current |top )*${LIST} ?(?:are|is|include|includes|:|now include|also include|would be)+ ?(?:things like )?(?<what>.+?)$`,
  ),
  rule(
    "add",
    `^(?:i am|we are) (?:also |pretty |very |really |quite |now |getting )*(?:good at|skilled (?:in|at|with)|great at|experienced (?:in|with)|proficient (?:in|at|with)|fluent in|an expert (?:in|at)|trained in|certified in|talented at|competent (?:in|with|at)|handy with|decent at) (?<what>.+?)(?:,? (?:so |and |please )*(?:add|put|list) (?:those|that|them|it|these).*(?<list>skills?).*)?$`,
  ),
  rule(
    "add",
    `^(?:i am|we are|i 's|i have (?:got|become|gotten|been getting)) (?:also |pretty |very |really |quite |now |getting |got )*(?:interested in|into|passionate about|keen on|fascinated by|a (?:big |huge )?fan of) (?<what>.+?)(?:,? (?:so |and |please )*(?:add|put|list) (?:those|that|them|it|these).*(?<list>interests?).*)?$`,
  ),
  rule(
    "add",
    `^i (?:also )?(?:can|know|know how to|know how to do|do) (?<what>.+?),? (?:so |and |please )*(?:add|put|list|include) (?:those|that|them|it|these) (?:as|to|in|under) .*(?<list>skills?)`,
  ),
  rule(
    "add",
    `^i (?:also )?(?:like|love|enjoy|got into|have got into|have taken up|took up) (?<what>.+?),? (?:so |and |please )*(?:add|put|list|include) (?:those|that|them|it|these) (?:as|to|in|under) .*(?<list>interests?|hobbies)`,
  ),
  rule(
    "add",
    `^i (?:have )?(?:learned|learnt|mastered|picked up|know) (?:how to )?(?<what>.+?),? (?:so |and |please )*(?:add|put|include) (?:that|it|this|those|them)(?: as an?| to my| in my| under)? (?:new )?(?<list>skills?)`,
  ),
  rule(
    "remove",
    `\\b(?:remove|delete|drop|take|strike|erase|scratch|cut|get rid of|clear|pull|lose|cross|wipe) (?<what>(?:(?!\\b(?:remove|drop|delete)\\b).)+?) (?:from|off|out of|off of|as an|as one of|as a|in|on|among) ${OF}${LIST}`,
  ),
  rule(
    "remove",
    `^(?:i do not|i am not|i am no longer|we do not|i 's not|not) (?:really )?(?:care about|like|enjoy|interested in|into|care for|good at|do|use) (?<what>.+?)(?: any more| any longer)?,? (?:so |and |please |, )*(?:drop|remove|delete|take|strike) (?:it|that|them|those) (?:from|off|out of) ${OF}${LIST}`,
  ),
  rule(
    "remove",
    `^(?:i do not|i am not|i am no longer) (?:really )?(?:care about|interested in|into) (?<what>.+?)(?: any more| any longer)?$`,
  ),
  rule(
    "remove",
    `^i (?:have )?lost (?:all |my |any )?(?<list>interest) in (?<what>.+?)(?:,? (?:so |and |please |, )*(?:drop|remove|delete|take) (?:it|that|them)(?: off| out)?)?$`,
  ),
  rule("remove", `^${POLITE}(?:remove|delete|drop) (?:the |my )?${LIST} (?:called |named |of |: ?)?(?<what>.+)$`),
  rule("remove", `^${POLITE}(?:remove|delete|drop|take off) (?:the |my )?(?<what>.+?) (?<list>skill|interest)$`),
];

export const readNames: RunReader = (run) => {
  for (const { pattern, does } of RULES) {
    const found = find(run, pattern);
    if (!found) continue;
    const list = listOf(found.match.groups?.list ?? "", found.match[0]);
    const names = namesOf(groupTokens(run, found.match, "what"));
    if (names.length === 0 || names.length > 12) continue;
    const out = does === "swap" ? namesOf(groupTokens(run, found.match, "out")) : [];
    const statement: Statement = {
      kind: "names",
      list,
      add: does === "remove" ? [] : names,
      remove: does === "remove" ? names : out,
    };
    return { statements: [statement], from: startOf(run, found.from), to: found.to };
  }
  return null;
};

/** The polite words before a command go with it. */
function startOf(run: Phrase, from: number): number {
  let start = from;
  while (
    start > 0 &&
    /^(?:can|could|would|you|please|also|and|,|now|then|go|ahead|i|like|to|want)$/.test(
      run.tokens[start - 1]?.text ?? "",
    )
  )
    start--;
  return start;
}

function listOf(word: string, match: string): List {
  if (/skill/.test(word)) return "skills";
  if (/interest|hobb/.test(word)) return "interests";
  return /\b(?:interested|into|passionate|keen|fan|fascinated|care about)\b/.test(match) ? "interests" : "skills";
}

const DROPPED =
  /^(?:and|,|:|the|some|also|a bit of|both|please|too|now|as|well|instead|skills?|doing|things|like|is|are|-)$/;
const PROPER = new Map(
  [...SUGGESTED_SKILLS, ...SUGGESTED_INTERESTS].map((name) => [name.toLowerCase(), name] as const),
);

function namesOf(tokens: Token[]): string[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.slot === null && /^(?:,|and|&|plus|also)$/.test(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts
    .map(dropEnds)
    .filter((part) => part.length > 0 && part.length <= 6)
    .map(nameOf)
    .filter(
      (name) =>
        name !== "" &&
        !/^(?:it|that|them|those|this|these|one|rusty|good|great|bad|poor|decent|basic|limited|lacking|improving|the same|fine|zero|none|nothing|useless|strong|weak|outdated|changing|growing)$/i.test(
          name,
        ),
    );
}

function dropEnds(tokens: Token[]): Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to && DROPPED.test(tokens[from]?.text ?? "")) from++;
  while (to > from && DROPPED.test(tokens[to - 1]?.text ?? "")) to--;
  return tokens.slice(from, to);
}

/** "public speaking" is "Public Speaking", "power BI" keeps its capitals. */
function nameOf(tokens: Token[]): string {
  const text = tokens
    .map((token) => token.raw || token.text)
    .join(" ")
    .replace(/ (['’]s)\b/g, "$1");
  const known = PROPER.get(text.toLowerCase()) ?? PROPER.get(phraseOf(tokens).text);
  if (known) return known;
  return text
    .split(" ")
    .map(
      (word) =>
        properSpelling(word.toLowerCase()) ??
        (/^\p{Ll}/u.test(word) && !/^(?:of|and|the|to|in|for|with)$/.test(word)
          ? word.charAt(0).toUpperCase() + word.slice(1)
          : word),
    )
    .join(" ");
}
