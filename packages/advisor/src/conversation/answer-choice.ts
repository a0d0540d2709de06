import type { Documents } from "@seven-figures/domain";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import { sameWord } from "../matching/same-word.ts";
import { wordsOf } from "../statements/read-mention.ts";
import type { Mention, Side, Statement } from "../statements/statement.ts";
import { YES } from "./answer-words.ts";
import type { Pending } from "./conversation.ts";

const ORDINALS: [RegExp, number][] = [
  [/\b(?:the|that|it is|was|number) (?:first|1st|former|top)\b|^(?:first|1st|former|top)(?: \w+)?$/, 0],
  [/\b(?:the|that|it is|was|number) (?:second|2nd|latter|other)\b|^(?:second|2nd|latter|other)(?: \w+)?$/, 1],
  [/\b(?:the|that|it is|was|number) (?:third|3rd)\b|^(?:third|3rd)(?: \w+)?$/, 2],
];

/** "Neither, it's a new one", where none was offered. */
const NONE_OF_THEM =
  /^(?:neither|none)\b.*\b(?:new|another|different|separate)\b|\b(?:it is|that is|this is|is) (?:a|an) (?:brand )?(?:new|different|separate|third|another)\b/;

/** "Nelnet A, Nelnet B". */
const LETTER = /^[b-hj-z]$/;

type Choice = Extract<Pending, { need: "which" }>;

/** The statement about the one that was chosen: by its name, its place in the question, or what stands on it. */
export function withChoice(pending: Choice, said: readonly Token[], documents: Documents): Statement | null {
  const { statement, allowsNew } = pending;
  const { kept: tokens, options } = withoutDenied(pending, said);
  const { text } = phraseOf(tokens);
  const byAmount = withAmountOf(pending, tokens, documents);
  if (byAmount) return pick(statement, byAmount, options);
  if (/\b(?:M|R)\b/.test(text) && !repeatsAmount(statement, tokens)) return null;
  const quoted = tokens.flatMap((token) => (token.slot ? wordsOf(token.raw) : []));
  const words = [...tokens.filter((token) => token.slot === null).map((token) => token.text), ...quoted];
  const hits = options.map(
    ({ name }) =>
      wordsOf(name).filter((word) =>
        words.some((said) => (said.length > 1 ? sameWord(said, word) : said === word && LETTER.test(said))),
      ).length,
  );
  const most = Math.max(...hits);
  const best = options.filter((_, at) => most > 0 && hits[at] === most);
  const isNew =
    (allowsNew && /\b(?:another|new|different|separate|other|neither|no)\b/.test(text)) || NONE_OF_THEM.test(text);
  if (isNew && statement.kind === "entry")
    return { ...statement, mention: { ...statement.mention, isNew: true, indefinite: false } };
  if (allowsNew && YES.test(text) && options[0]) return pick(statement, options[0].id, options);
  const ordinal = ORDINALS.find(([pattern]) => pattern.test(text));
  const chosen =
    isOnlyOne(options, statement, text) || best.length === 1
      ? (best[0] ?? options[0])
      : most === 0 && ordinal
        ? options[text.includes("last") ? options.length - 1 : ordinal[1]]
        : undefined;
  return chosen ? pick(statement, chosen.id, options) : null;
}

/** What says that none is meant: that it is gone again, or somebody else's. */
const NOT_IT = /\b(?:take|remove|delete|drop|leave|forget|scrap|scratch|not|never|wrong|his|hers|theirs)\b|'s\b/;

/** One that is asked about alone is meant by any answer that takes nothing back; of a goal, which may not be meant at all, by a yes. */
function isOnlyOne(options: Choice["options"], statement: Statement, text: string): boolean {
  return options.length === 1 && (YES.test(text) || (statement.kind !== "goal-edit" && !NOT_IT.test(text)));
}

/** "Not Ally, the other one": what is denied is none to choose from. */
function withoutDenied({ options }: Choice, said: readonly Token[]): { kept: Token[]; options: Choice["options"] } {
  const from = said.findIndex(({ text }) => text === "not");
  if (from < 0) return { kept: [...said], options };
  const comma = said.findIndex(({ text }, at) => at > from && /^(?:,|but)$/.test(text));
  const denied = said.slice(from, comma < 0 ? said.length : comma).map(({ text }) => text);
  const left = options.filter(
    ({ name }) => !wordsOf(name).some((word) => denied.some((other) => sameWord(word, other))),
  );
  const kept = [...said.slice(0, from), ...(comma < 0 ? [] : said.slice(comma + 1))];
  return { kept, options: left.length > 0 && left.length < options.length ? left : options };
}

/** "The one with 9,000 in it". */
function withAmountOf({ options }: Choice, tokens: readonly Token[], { financials }: Documents): string | null {
  const [money] = slotsOf(tokens, "money");
  const values = new Map([
    ...(financials.assets ?? []).map(({ id, value }) => [id, value] as const),
    ...(financials.debts ?? []).map(({ id, balance }) => [id, balance] as const),
  ]);
  const fitting = money ? options.filter(({ id }) => values.get(id) === money.value) : [];
  const [one] = fitting;
  return one && fitting.length === 1 ? one.id : null;
}

function repeatsAmount(statement: Statement, tokens: readonly Token[]): boolean {
  return slotsOf(tokens, "money").every(({ value }) => "amount" in statement && statement.amount === value);
}

/** Whether something is owned or owed, once that was asked. */
export function withSide(
  { statement }: Extract<Pending, { need: "side" }>,
  tokens: readonly Token[],
): Statement | null {
  const { text } = phraseOf([...tokens]);
  if (statement.kind !== "entry" || slotsOf(tokens, "money").length > 0) return null;
  const owes = /\b(?:owe|owed|owing|debt|loan|liability|borrowed|second|latter)\b/.test(
    text.replace(/\bnot (?:a )?\w+/g, ""),
  );
  const owns = /\b(?:own|owned|asset|have|mine|worth|first|former|paid off)\b/.test(
    text.replace(/\bnot (?:a )?\w+/g, ""),
  );
  if (owes === owns) return null;
  const side: Side = owes ? "debt" : "asset";
  return { ...statement, mention: { ...statement.mention, side } };
}

/** The statement about the one that was chosen by its id. */
export function withPicked({ statement, options }: Choice, id: string): Statement | null {
  return pick(statement, id, options);
}

/** What was chosen is spoken of by its own name from then on. */
function wholeName(name: string): Pick<Mention, "words" | "name"> {
  return { words: wordsOf(name), name };
}

function pick(statement: Statement, id: string, options: Choice["options"]): Statement | null {
  const name = options.find((option) => option.id === id)?.name;
  if (statement.kind === "entry" && name !== undefined)
    return { ...statement, target: id, mention: { ...statement.mention, ...wholeName(name) } };
  if (
    statement.kind === "entry" ||
    statement.kind === "goal-edit" ||
    statement.kind === "goal-remove" ||
    statement.kind === "step"
  )
    return { ...statement, target: id };
  return null;
}
