import { ASSET_TYPES, type AssetType, DEBT_TYPES, type DebtType } from "@seven-figures/domain";
import { find, groupTokens, type Phrase, phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { assetTypeOf, debtTypeOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { NO_MENTION, readMention, wordsOf } from "./read-mention.ts";
import type { Reading, RunReader } from "./reading.ts";
import type { Mention, Statement } from "./statement.ts";
import { stepsNamed } from "./step-match.ts";
import { tidyName } from "./tidy-name.ts";

const RENAMES = [
  /\b(?:rename|retitle|relabel) (?:the |my )?(?:goal |asset |debt |account )?(?<what>.+?) (?:to|as|into) (?<name>.+)$/d,
  /\b(?:change|update|set|edit) the (?:name|title) of (?:the |my )?(?:goal |asset |debt |account )?(?<what>.+?) (?:to|as|into) (?<name>.+)$/d,
  /\bchange (?:the |my )?(?:goal )?(?<what>Q) (?:to|into) (?<name>Q)$/d,
  /\bchange (?:the |my )?(?<what>.+?) 's (?:name|title) to (?<name>.+)$/d,
  /\b(?:call|name) (?:the |my )?(?<what>.+?) (?:goal )?(?<name>Q)(?: .*)?$/d,
  /^(?:the |my )?(?<what>.+?) should be (?:called|named|titled|renamed(?: to| as)?) (?<name>.+)$/d,
  /^(?:the |my )?(?:title|name) of (?:the |my )?(?<what>.+?) should be (?<name>(?!M\b).+)$/d,
];

/** "The condo is called Beach Place": a new name, where one of the old name is stored. */
const IS_CALLED =
  /^(?:and |so |but )*(?:the |my |our )?(?<what>.+?) (?:is|are) (?:now |just )*(?:called|named|known as|going by) (?<name>(?!(?:a|an|it|that|what)\b|.*\b[MP]\b).+)$/d;

function calledNow(run: Phrase, reading: Reading): ReturnType<RunReader> {
  const found = find(run, IS_CALLED);
  if (!found) return null;
  const mention = mentionOf(groupTokens(run, found.match, "what"), reading);
  const name = newName(groupTokens(run, found.match, "name"));
  const [one, ...others] = matchEntries(mention, knownEntries(reading.documents, null));
  if (!one || others.length > 0 || name === "" || name.toLowerCase() === one.entry.name.toLowerCase()) return null;
  const statement = renameOf(groupTokens(run, found.match, "what"), name, run.text, reading);
  return statement ? { statements: [statement], from: found.from, to: found.to } : null;
}

/** "Rename 'Savings 2' to 'Wedding fund'". */
export const readRenames: RunReader = (run, reading) => {
  if (
    /\b(?:sub)?(?:steps?|milestones?)\b/.test(run.text) &&
    stepsNamed(run, reading.documents.goals.intermediateGoals).length > 0
  )
    return null;
  const called = calledAnew(run, reading) ?? calledNow(run, reading) ?? namedAnew(run, reading);
  if (called) return called;
  for (const pattern of RENAMES) {
    const found = find(run, pattern);
    if (!found) continue;
    const what = groupTokens(run, found.match, "what");
    const name = newName(groupTokens(run, found.match, "name"));
    if (name === "" || what.length === 0) continue;
    const statement = renameOf(what, name, run.text, reading);
    if (statement) return { statements: [statement], from: found.from, to: found.to };
  }
  return null;
};

/** "What's listed as 'Misc account' ought to be called 'Holiday pot'": two names, and only the first is stored. */
const NAMED_ANEW =
  /^(?!.*\b(?:if|would|could|might|may|why|not|never|goal|goals|steps?|skills?|interests?|[MPR])\b).*?(?<what>Q) .*\b(?:called|named|name|titled?|rename\w*|labell?ed|known|reads?|says?|say|become|becomes?|now|instead|to|into|be|as|goes by|call|with|for)\b.*?(?<name>Q)(?: .*)?$/d;

/** "Relabel 'Vacation jar' 'Beach jar'". */
const SIDE_BY_SIDE = /^(?:[a-z]+ ){1,5}(?<what>Q) ?(?:[,:-] )?(?<name>Q)$/d;
/** "Use 'Beach jar' instead of 'Vacation jar'": the new one first. */
const NEW_FIRST =
  /^(?!.*\b(?:if|would|could|why|not|never|goals?|steps?|skills?|interests?|[MPR])\b)(?:[a-z]+ ){1,4}(?<name>Q) .*\b(?:where|instead of|in place of|rather than|over|replac\w+)\b.*?(?<what>Q)(?: .*)?$/d;

function namedAnew(run: Phrase, reading: Reading): ReturnType<RunReader> {
  if (slotsOf(run.tokens, "quote").length !== 2) return null;
  return [NAMED_ANEW, SIDE_BY_SIDE, NEW_FIRST].reduce<ReturnType<RunReader>>(
    (read, pattern) => read ?? namedBy(pattern, run, reading),
    null,
  );
}

function namedBy(pattern: RegExp, run: Phrase, reading: Reading): ReturnType<RunReader> {
  const found = find(run, pattern);
  if (!found) return null;
  const [what, name] = [groupTokens(run, found.match, "what"), groupTokens(run, found.match, "name")];
  const stored = (tokens: Token[]) => matchEntries(mentionOf(tokens, reading), knownEntries(reading.documents, null));
  if (stored(what).length !== 1 || stored(name).length > 0) return null;
  const statement = renameOf(what, newName(name), run.text, reading);
  return statement ? { statements: [statement], from: 0, to: run.tokens.length } : null;
}

const CALLS =
  /^(?:please |can you |could you |let us |and |also )*(?:call|name) (?:the |my |our )?(?<said>.+?)(?: instead| from (?:now )?on| from here on| please)*$/d;

/** "Call the emergency fund Rainy day fund instead": what follows a stored title is the new one. */
function calledAnew(run: Phrase, reading: Reading): ReturnType<RunReader> {
  const found = find(run, CALLS);
  if (!found) return null;
  const said = groupTokens(run, found.match, "said");
  const named = calledGoal(said, reading);
  if (named) return { statements: [named], from: found.from, to: found.to };
  for (const goal of reading.documents.goals.intermediateGoals) {
    const title = wordsOf(goal.title);
    if (!title.every((word, at) => said[at]?.text === word)) continue;
    const rest = said.slice(title.length).filter((token, at) => at > 0 || token.text !== "goal");
    const name = newName(rest);
    if (name === "" || /[MPD]/.test(phraseOf(rest).text) || /^(?:done|complete|completed|finished|it)\b/i.test(name))
      continue;
    const mention = { ...NO_MENTION, words: title, name: goal.title, exact: true };
    return { statements: [{ kind: "goal-edit", mention, edit: { title: name } }], from: found.from, to: found.to };
  }
  return null;
}

/** "Call the kiln goal Studio kiln": a goal by some of its words, and a name that is written as one. */
function calledGoal(said: Token[], reading: Reading): Statement | null {
  const at = said.findIndex(({ text }) => text === "goal");
  const rest = said.slice(at + 1).filter(({ slot, text }) => slot === null && text !== ",");
  if (at < 1 || at > 4 || rest.length === 0 || !/^\p{Lu}/u.test(rest[0]?.raw ?? "")) return null;
  const mention = mentionOf(said.slice(0, at), reading);
  const [goal, ...others] = matchGoals(mention, reading.documents);
  if (!goal || others.length > 0 || rest.length < said.length - at - 1) return null;
  return {
    kind: "goal-edit",
    mention: { ...NO_MENTION, words: wordsOf(goal.title), name: goal.title, exact: true },
    edit: { title: newName(rest) },
  };
}

function newName(tokens: Token[]): string {
  const quoted = tokens.find((token) => token.slot?.kind === "quote");
  return quoted ? quoted.raw : tidyName(tokens.filter((token) => token.text !== "please" && token.text !== "instead"));
}

function renameOf(what: Token[], name: string, text: string, reading: Reading): Statement | null {
  const mention = mentionOf(what, reading);
  const goals = matchGoals(mention, reading.documents);
  const entries = matchEntries(mention, knownEntries(reading.documents, null));
  const saysGoal = /\bgoal\b/.test(text);
  if (goals.length > 0 && (saysGoal || entries.length === 0))
    return { kind: "goal-edit", mention, edit: { title: name } };
  if (saysGoal && entries.length === 0) return { kind: "goal-edit", mention, edit: { title: name } };
  return { kind: "entry", action: "rename", mention, amount: null, rate: null, rename: name };
}

const POINTS_BACK = /^(?:it|that|this|they|them|that one|this one|its|that account|this account)$/;

function mentionOf(what: Token[], reading: Reading): Mention {
  if (POINTS_BACK.test(phraseOf(what).text)) return { ...(reading.lastMention ?? NO_MENTION), pronoun: true };
  const quoted = what.find((token) => token.slot?.kind === "quote");
  if (quoted) return { ...NO_MENTION, name: quoted.raw, words: wordsOf(quoted.raw), exact: true };
  const words = what
    .map((token) => token.raw || token.text)
    .flatMap(wordsOf)
    .filter((word) => !/^(?:the|my|goal|asset|debt)$/.test(word));
  const read = readMention(what, reading.knownWords);
  return { ...read, words: read.words.length > 0 ? read.words : words, name: words.join(" ") };
}

const RETYPES = [
  /\b(?:make|set|change|switch) (?<what>its) type (?:to |be |into )?(?:a |an )?(?<type>real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other)$/d,
  /\b(?:make|mark|call|consider|count) (?:the |my |our )?(?<what>.+?) (?:a|an) (?<type>real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other)(?: (?:asset|account|type|thing))?(?: (?:please|instead|not .*))?(?: ,.*)?$/d,
  /\b(?:make|mark|call|set|list) (?<what>it|that|them|this)(?: as)? (?:a |an )?(?<type>real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other)(?: (?:asset|account|type|thing))?$/d,
  /\b(?:put|listed|list|filed|entered|categori[sz]ed|added|saved|recorded) (?<what>.+?) (?:under|as) (?:a |an )?[a-z -]+? (?:by (?:mistake|accident)|accidentally|wrongly|incorrectly) ?,? (?:but |and )?(?:it|that|they) (?:is|are|should be|should have been) (?:a |an |in |under |supposed to be )*(?<type>real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other)(?: (?:asset|account|type|thing))?$/d,
  /\b(?:change|switch|move|update|set|reclassify|recategori[sz]e|make|mark) (?:the type of )?(?:the |my )?(?<what>.+?)(?: 's)?(?: type)? (?:from .+? )?(?:to|as|into|be|is) (?:a |an |the )?(?:type )?(?<type>real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other|mortgage|credit[- ]cards?|student[- ]loans?|car[- ]loans?|personal[- ]loans?|business[- ]loans?)(?: (?:asset|debt|account|type|loan|category|section|group|bucket))?(?: ,.*)?$/d,
  /^(?:the |my )?(?<what>.+?) (?:should be|is actually|is really|is|belongs|goes|needs to be) (?:a |an |in |with |of type |listed under |under |listed as |categori[sz]ed as |filed under )*(?<type>real[- ]estate|stocks?|bonds?|savings|retirement|crypto|business|other|mortgage|credit[- ]card|student[- ]loan|car[- ]loan|personal[- ]loan|business[- ]loan)(?: (?:asset|debt|type|account|thing))?(?: ,? (?:not|rather|instead).*)?$/d,
];

/** "Change my Fidelity account from stocks to retirement". */
export const readRetypes: RunReader = (run, reading) => {
  if (/[MPR]/.test(run.text) || /\bgoal\b/.test(run.text)) return null;
  for (const pattern of RETYPES) {
    const found = find(run, pattern);
    if (!found) continue;
    const mention = mentionOf(
      groupTokens(run, found.match, "what").filter((token) => token.text !== "type"),
      reading,
    );
    if (mention.words.length === 0 && !mention.exact) continue;
    const said = (found.match.groups?.type ?? "").replace(" ", "-");
    const [match] = matchEntries(mention, knownEntries(reading.documents, null));
    if (!match) continue;
    const type = match.side === "asset" ? assetTypeNamed(said) : debtTypeNamed(said);
    if (!type || match.entry.type === type) continue;
    return {
      statements: [{ kind: "entry", action: "retype", mention, amount: null, rate: null, retype: type }],
      from: found.from,
      to: found.to,
    };
  }
  return null;
};

function assetTypeNamed(said: string): AssetType | null {
  return (
    ASSET_TYPES.find((type) => type === said || type === `${said}s` || `${type}s` === said) ??
    (said === "other" ? "other" : assetTypeOf([said]))
  );
}

function debtTypeNamed(said: string): DebtType | null {
  return DEBT_TYPES.find((type) => type === said || `${type}s` === said) ?? debtTypeOf(said.split("-"));
}
