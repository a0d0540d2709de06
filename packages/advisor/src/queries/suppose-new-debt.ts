import type { Change, Debt } from "@seven-figures/domain";
import { type Piece, type PieceOf, piecesOf } from "./pieces.ts";
import { type Scope, textAfter, textBefore } from "./scope.ts";
import { periodBeside, type Supposed } from "./suppose-yearly.ts";

/** "Took out a car loan", "borrow", "another loan": a debt that is not there yet. */
const TAKES = "(?:took|takes?|taking|taken|got|gets?|getting)(?: out| on)?";
const LOAN = "(?:loan|mortgage|debt|heloc|line of credit)";
const BORROWS = [
  /\bborrow(?:s|ed|ing)?\b/,
  new RegExp(`\\b${TAKES} (?:an?|another|one more|some)(?: \\S+){0,3} ${LOAN}\\b`),
  new RegExp(`\\b(?:another|new|second|fresh|further) (?:\\S+ ){0,2}${LOAN}\\b`),
];
const OWES = /\b(?:borrow\w*|loans?|mortgages?|debts?|heloc|credit|another|one)\b/;
/** "For a car", "against the house": not what is stored, or as security. */
const NEW_OR_SECURITY =
  /\b(?:an?|another|new|one|some|against|secured on)(?: (?:new|second|bigger|used|the|my|our))* $/;
const ELSE =
  /\b(?:pay|pays|paid|paying|sell|sells|sold|selling|clear\w*|settle\w*|move\w*|refinanc\w*|consolidat\w*)\b/;
const TYPES: readonly [RegExp, Debt["type"]][] = [
  [/\b(?:mortgage|heloc)\b/, "mortgage"],
  [/\b(?:car|auto|truck|van|vehicle|motorbike|motorcycle)\b/, "car-loan"],
  [/\bstudent\b/, "student-loan"],
  [/\bcards?\b/, "credit-card"],
];

/** "If I took a car loan of 3,000 and another loan of 5,000": each is a new debt; null where one that is stored is meant. */
export function supposedDebts(scope: Scope): Supposed | null {
  const { text, pieces } = scope;
  if (
    !BORROWS.some((pattern) => pattern.test(text)) ||
    ELSE.test(text) ||
    pieces.some((piece) => isStored(piece, scope))
  )
    return null;
  const sums = piecesOf(pieces, "money");
  const rates = piecesOf(pieces, "percent");
  const words = sums.map((sum, at) => wordsOf(sum, sums[at - 1]?.to ?? 0, scope));
  const isEach = sums.every((sum, at) => OWES.test(words[at] ?? "") && periodBeside(sum, scope) === null);
  if (sums.length === 0 || !isEach || (rates.length > 0 && rates.length !== sums.length)) return null;
  const changes = sums.map((sum, at): Change => {
    const type = TYPES.find(([pattern]) => pattern.test(words[at] ?? ""))?.[1] ?? "personal-loan";
    const [id, name] = at === 0 ? ["supposed-debt", "The new debt"] : [`supposed-debt-${at + 1}`, `New debt ${at + 1}`];
    const debt = { id, name, type, balance: sum.value, interestRate: rates[at]?.value ?? null, description: "" };
    return { kind: "add-debt", debt };
  });
  return { changes, isWhole: true };
}

/** What is said around a sum, from the one before it on. */
function wordsOf(sum: PieceOf<"money">, from: number, scope: Scope): string {
  const before = scope.laid.tokens.slice(from, sum.from).map(({ text }) => text);
  return `${before.join(" ")} ${textAfter(sum.to, scope).split(" ").slice(0, 4).join(" ")}`;
}

/** Whether a stored entry is meant by its name: "borrow 500 more on the Visa". */
function isStored(piece: Piece, scope: Scope): boolean {
  return piece.kind === "named" && piece.text !== "it" && !NEW_OR_SECURITY.test(textBefore(piece.from, scope));
}
