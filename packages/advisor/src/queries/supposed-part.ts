import type { Laid } from "./pieces.ts";

export interface Span {
  from: number;
  to: number;
}

/** A message cut into what is supposed and what is asked on it. */
interface Parts {
  supposed: Span[];
  asked: Span[];
}

const BEGINS =
  /^(?:about|if|suppose|supposing|imagine|assuming|assume|pretend|hypothetical(?:ly)?|daydreaming|scenario|sensitivity|simulate|ceteris|what-if|say|were|had|with|let|once|nightmare)$/;
const ASKS =
  /^(?:what|how|which|who|when|where|would|will|could|can|do|does|did|is|are|am|whats|hows|net|months|show|tell|give|restate|state|output|hm|still|wetin|it|result)$/;
const BREAK = /^[.,;:!?\n]$/;
/** Words that may begin a clause and are neither. */
const LEADS = /^(?:and|but|so|or|then|ok|okay|hey|well|now|please|oh|um|uh|just|like|alright|right|no|yes)$/;

interface Clause extends Span {
  kind: "supposed" | "asked" | "open";
}

/** Where the supposition of a message is, by clauses: from "if" to where something is asked. */
export function supposedIn(laid: Pick<Laid, "tokens" | "pieces">): Parts {
  const { tokens } = laid;
  const clauses = clausesOf(tokens.map(({ slot, text }) => (slot === null ? text : "")));
  const isAny = clauses.some(({ kind }) => kind === "supposed");
  if (!isAny) return { supposed: [], asked: [{ from: 0, to: tokens.length }] };
  let within: Clause["kind"] = "open";
  const read = clauses.map((clause) => {
    if (within === "supposed" && clause.kind === "open" && isFigureNamed(clause, laid)) within = "asked";
    else within = clause.kind === "open" ? (within === "supposed" ? "supposed" : "asked") : clause.kind;
    return { ...clause, kind: within };
  });
  const saysAnything = ({ from, to }: Span) =>
    tokens.slice(from, to).some(({ text, slot }) => slot !== null || !(LEADS.test(text) || BREAK.test(text)));
  const of = (kind: Clause["kind"]) =>
    read.filter((clause) => clause.kind === kind && saysAnything(clause)).map(({ from, to }) => ({ from, to }));
  return { supposed: of("supposed"), asked: of("asked") };
}

const LONGEST_FIGURE = 6;
const WHAT_BECOMES = /\b(?:balance|would be|left|then|after)\b/;

/** "..., runway after", "..., annual interest": a figure's name and no amount. */
function isFigureNamed({ from, to }: Span, { pieces, tokens }: Pick<Laid, "pieces" | "tokens">): boolean {
  const inside = pieces.filter((piece) => piece.from >= from && piece.to <= to);
  const hasAmount = inside.some(({ kind }) => kind === "money" || kind === "percent");
  const words = tokens.slice(from, to).map(({ text }) => text);
  const isOfEntry = WHAT_BECOMES.test(words.join(" ")) && inside.some(({ kind }) => kind === "named");
  const isOfMeasure = inside.some(({ kind }) => kind === "measure");
  return to - from <= LONGEST_FIGURE && !hasAmount && (isOfMeasure || isOfEntry);
}

function clausesOf(words: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const end = (to: number) => {
    if (to > from) clauses.push({ from, to, kind: kindOf(words.slice(from, to)) });
    from = to;
  };
  for (const [at, word] of words.entries()) {
    if (at > from && beginsSupposition(words, at)) end(at);
    else if (at > from && BREAK.test(word)) {
      end(at + 1);
    } else if (at > from + 1 && isSupposed(words.slice(from, at)) && asksHere(words, at)) end(at);
  }
  end(words.length);
  return clauses;
}

/** "if" anywhere but after a verb of asking: "tell me if". */
function beginsSupposition(words: readonly string[], at: number): boolean {
  const [word = "", before = "", next = ""] = [words[at], words[at - 1], words[at + 1]];
  if (word === "if" && POLITE.test(words.slice(at + 1, at + 4).join(" "))) return false;
  if (word === "about" && /^(?:what|how)$/.test(before) && DOES.test(next)) return true;
  if (word === "if" || word === "suppose" || word === "supposing" || word === "assuming")
    return !/^(?:as|see|know|wonder|wondering|check|me|ask|asks|even|what)$/.test(before) && next !== "any";
  return word === "once" && /^(?:i|we)$/.test(next);
}

/** "What about selling the truck too": what would be done. */
const DOES =
  /^(?:selling|paying|putting|using|taking|moving|cashing|dumping|throwing|clearing|keeping|adding|refinancing)$/;

/** "If you don't mind", "if it isn't a bother", "if so", "if you count only": nothing is supposed. */
const POLITE =
  /^(?:you (?:do not|would|will|could|please|can|count|only|look|forget|leave|take|like|ask|know|have|had)|it is (?:not|no|all)|it is n|not|so|possible|any|that is|i may|i am (?:not|right)|anything)/;

function isSupposed(words: readonly string[]): boolean {
  return kindOf(words) === "supposed";
}

/** Inside a supposition without a comma: "if I sell the boat what is my net worth". */
function asksHere(words: readonly string[], at: number): boolean {
  const [word = "", next = "", before = ""] = [words[at], words[at + 1], words[at - 1]];
  if (/^(?:what|how|which|where|when|who|wetin)$/.test(word))
    return !/^(?:see|know|on|of|at|to|than|and|that|like|is)$/.test(before);
  return (
    /^(?:would|will|could|can|do|does|am|are)$/.test(word) &&
    /^(?:i|we|my|the|that|it|there)$/.test(next) &&
    before !== "i"
  );
}

/** How clauses that suppose begin, up to their fourth word. */
const SUPPOSES: readonly RegExp[] = [
  /^what (?:about )?if\b/,
  /^say (?!what\b|how\b|it\b|that\b|me\b|again\b)\S/,
  /^(?:were|had) (?:i|we|they|the|he|she|my)\b/,
  /^let (?:us |me )?(?:say|pretend)\b/,
  /^let (?:\S+ )?(?:\S+ )?pretend\b/,
  /^with \S+ \S+ \S/,
  /^once (?:i|we)\b/,
  /^(?!what|how|which|who|when|where|how)(?:the |my )?\S+ (?:halves|doubles|triples|crash(?:es)? to|goes? to)(?: |$)/,
];
const BEGINS_LIKE_SUPPOSED = /^(?:say|let|were|had|with|once)$/;

function kindOf(all: readonly string[]): Clause["kind"] {
  const skip = all.findIndex((word) => !LEADS.test(word));
  const words = skip < 0 ? [] : all.slice(skip);
  const [first = ""] = words;
  const start = words.slice(0, 4).join(" ");
  if (first === "with" && words.includes("without")) return "open";
  if (first === "if" && POLITE.test(words.slice(1, 4).join(" "))) return "open";
  if (SUPPOSES.some((pattern) => pattern.test(start))) return "supposed";
  if (BEGINS_LIKE_SUPPOSED.test(first)) return "open";
  if (BEGINS.test(first)) return "supposed";
  return ASKS.test(first) || words.at(-1) === "?" ? "asked" : "open";
}
