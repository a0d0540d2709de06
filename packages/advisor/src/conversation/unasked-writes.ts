import type { Documents } from "@seven-figures/domain";
import { carryOut, choosing, type Told } from "../changes/carry-out.ts";
import { matchGoals } from "../matching/match-goals.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { withoutWorkDone } from "../reader/removal-said.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import { bold } from "../replies/describe-changes.ts";
import type { Statement } from "../statements/statement.ts";
import { nameOfChange } from "../vetoes/name-of-change.ts";
import { namedIn, namesIn } from "./shown-in.ts";
import { statementId } from "./told-things.ts";

/** Words of taking off, paying up, selling or ending something. */
const ENDS =
  /\b(?:delet|remov|eras|scrap|drop|cancel|ditch|scratch|clear|wip|strik|forg[eo]t|abandon|clos|cash(?:ed|ing)? (?:it |them |that )?(?:in|out)|liquidat|finish|settl|sold|sell|paid|pay|repa|quit|kill(?!(?:s|ing|ed)? (?:me|us)\b)|axe|bin|nix|los[et]|gone|done|off|over|out|rid|stolen|crash|totall?ed|expire|gave|give|donat|discard|end(?:ed)?|leav|left|skip|pull|knock|trash|toss|undo|don'?t (?:need|want|have|own|owe)|no longer|any ?more|zero)/i;

/** Whether a message has words of taking off, paying up, selling or ending something. */
export function speaksOfEnding(message: string): boolean {
  return ENDS.test(message);
}

/**
 * "The painters finished the north side of the barn, tick that off" takes no barn off the list: what is owned goes by words
 * of selling, losing, giving away or taking off, and not by something being done.
 */
function withoutThingsDone(weighed: Weighed, { message, documents }: Told): Weighed {
  const rest = withoutWorkDone(message);
  if (rest === message || speaksOfEnding(rest)) return weighed;
  const assets = new Set(documents.financials.assets?.map(({ id }) => id));
  const isThing = (each: Statement) =>
    each.kind === "entry" && each.action === "remove" && assets.has(statementId(each, documents) ?? "");
  return { ...weighed, statements: weighed.statements.filter((each) => !isThing(each)) };
}

/** What a thing does to somebody, and nothing that became of it. */
const FEELS =
  /\b(?:terrif|frighten|scare|scari|scary|afraid|fear|dread|worri|worry|hat(?:e|ing)\b|loath|stress|anxi|panic|haunt|overwhelm|depress|asham|embarrass|crush|drown|nightmare|(?:sick|tired) of|fed up|to death|kill(?:s|ing|ed)? (?:me|us)|weigh|bother|upset)/i;

/**
 * What was read, without what is taken off though the message neither names it nor says so ("that's never happening"), or only
 * tells what somebody feels about it ("I'm terrified of the loan"): that is asked first. An account that is named as somebody
 * who did something is not taken off at all: "Marcus paid me in cash".
 */
export function askingBeforeRemoval(weighed: Weighed, told: Told, said: readonly ReaderToken[]): Weighed {
  const doers = doersIn(said, told.documents);
  const isOfDoer = (each: Statement) => takesOff(each) && doers.includes(idOf(each, told.documents) ?? "");
  const kept = weighed.statements.filter((each) => !isOfDoer(each));
  const own = kept.length < weighed.statements.length ? { ...weighed, statements: kept } : weighed;
  const heard = withoutThingsDone(own, told);
  if (speaksOfEnding(told.message)) return heard;
  const named = FEELS.test(told.message) ? [] : namedIn(said, told.documents).map(({ id }) => id);
  const isUnasked = (each: Statement) => takesOff(each) && !named.includes(idOf(each, told.documents) ?? "");
  return askingAbout(heard.statements.filter(isUnasked), heard, told);
}

const SOMEBODY_DID =
  /^(?:\w+ed|took|gave|got|sold|bought|paid|sent|left|let|lent|came|drove|said|told|thinks?|says) (?:me|us|him|her|them|it|my|our|over)\b/;

/** The assets that a message names as somebody who did something to others. */
function doersIn(said: readonly ReaderToken[], documents: Documents): string[] {
  return namesIn(said, documents).flatMap(({ from, things }) => {
    const after = said.slice(from + 1, from + 3).map(({ text }) => text);
    return SOMEBODY_DID.test(after.join(" ")) ? things.filter(({ side }) => side === "asset").map(({ id }) => id) : [];
  });
}

function askingAbout(unasked: Statement[], weighed: Weighed, told: Told): Weighed {
  if (unasked.length === 0) return weighed;
  const { changes } = carryOut(unasked, { ...told, newId: (prefix) => `${prefix}-thought` });
  const statements = weighed.statements.filter((each) => !unasked.includes(each));
  if (changes.length === 0) return { ...weighed, statements };
  const names = changes.map((change) => `**${bold(nameOfChange(change, told.documents))}**`).join(" and ");
  const options = [
    { reply: "Yes, remove it", changes, yes: true as const },
    { reply: "No, keep it", changes: [] },
  ];
  const ask = choosing({ question: `Shall I take ${names} off your list, or leave it?`, options }, told.documents);
  return { statements, asks: [...weighed.asks, ask], tellsOnly: false };
}

/** Whether a statement takes something off the lists: "wipe my debts". */
export function takesOff(statement: Statement): boolean {
  return (
    statement.kind === "goal-remove" || (statement.kind === "entry" && /^(?:remove|pay-off)$/.test(statement.action))
  );
}

function idOf(statement: Statement, documents: Documents): string | null {
  if (statement.kind !== "goal-remove") return statementId(statement, documents);
  return statement.target ?? matchGoals(statement.mention, documents)[0]?.id ?? null;
}
