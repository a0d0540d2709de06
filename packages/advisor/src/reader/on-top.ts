import { type Change, sameJson } from "@seven-figures/domain";
import { choosing, type Told } from "../changes/carry-out.ts";
import { idsOf } from "../changes/document-differences.ts";
import { type CarriedOut, resolveStatements } from "../changes/resolve-statements.ts";
import type { Pending } from "../conversation/conversation.ts";
import type { Option } from "../vetoes/veto.ts";
import { describeBriefly } from "./describe-reading.ts";

/**
 * A question whose answers were read on the data before a message, where the rest of the message has changed what they change too:
 * the same answers on the data as it now stands, so that a tap on one loses nothing. None where no answer changes anything there.
 */
export function onTopOf(ask: Pending, done: CarriedOut, told: Told): Pending[] {
  const written = new Set(done.changes.flatMap(idsOf));
  if (ask.need !== "choose" || !ask.options.some((option) => meets(option, written))) return [ask];
  const options = ask.options.flatMap((option) => anew(option, done, told));
  if (!options.some(({ changes }) => changes.length > 0)) return [];
  return [{ ...ask, ...choosing({ question: ask.question, options }, done.documents) }];
}

function meets({ changes, statements }: Option, written: ReadonlySet<string>): boolean {
  return statements !== undefined && changes.flatMap(idsOf).some((id) => written.has(id));
}

/** An answer on the data as it now stands; none where it would change nothing, or do something else there than it did. */
function anew(option: Option, { documents }: CarriedOut, { today, newId }: Told): Option[] {
  if (!option.statements) return [option];
  const { changes } = resolveStatements(option.statements, { documents, today, newId, confirmed: true });
  const isSame = sameJson(kindsOf(changes), kindsOf(option.changes));
  return changes.length > 0 && isSame ? [{ ...option, changes, reply: describeBriefly(changes, documents) }] : [];
}

function kindsOf(changes: readonly Change[]): string[] {
  return changes.map(({ kind }) => kind);
}
