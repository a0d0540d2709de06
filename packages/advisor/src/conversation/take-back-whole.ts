import { applyChanges, type Change, type Documents, formatDollars, roundToCents } from "@seven-figures/domain";
import { listed } from "../answers/words/sentences.ts";
import { idsOf, touches } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { bold } from "../replies/describe-changes.ts";
import type { RecentWrite } from "./conversation.ts";
import { NO_TIME, stillStands, withoutDone } from "./recent-writes.ts";
import { statementId } from "./told-things.ts";

/** What takes back something that was written, with all that went with it. */
export interface TakenBack {
  changes: Change[];
  /** Things that went with it and were changed otherwise since, so that they stay. */
  kept: string[];
  /** What else the same message told, which stands. */
  others: string[];
  /** The writes without what is taken back. */
  recent: RecentWrite[];
}

/**
 * What takes back the newest write to one of these ids (or the one at this place), and all that goes with it in that write and in others: what a sale was put
 * into, where a payment came from, the loan of what was bought. Null where nothing of it stands.
 */
export function takingBackWhole(
  recent: readonly RecentWrite[],
  ids: ReadonlySet<string>,
  documents: Documents,
  at = recent.findLastIndex(({ changes }) => changes.some((change) => touches(change, ids))),
): TakenBack | null {
  const write = recent[at];
  if (!write) return null;
  const own = (write.parts ?? []).filter((part) => part.ids.some((id) => ids.has(id)));
  const names = new Set(own.map(({ of }) => of));
  const idsOfPart = recent.map(({ parts = [] }, index) => {
    const together = parts.filter(({ of }) => names.has(of)).flatMap((part) => part.ids);
    return new Set(index === at ? [...together, ...ids] : together);
  });
  const back: Change[] = [];
  const kept = new Set<string>();
  const done = recent.map(() => new Set<string>());
  let before = documents;
  for (const [index, together] of [...idsOfPart.entries()].toReversed()) {
    for (const id of together) {
      const mend = mended(id, index, recent, before);
      if (mend === "changed") kept.add(id);
      if (!Array.isArray(mend)) continue;
      back.push(...mend);
      done[index]?.add(id);
      before = applyChanges(before, mend, NO_TIME).documents;
    }
  }
  if (back.length === 0 || [...ids].some((id) => kept.has(id))) return null;
  const gone = new Set([...back.flatMap(idsOf), ...kept]);
  const others = new Set(write.changes.flatMap(idsOf).filter((id) => !gone.has(id)));
  return { changes: back, kept: [...kept], others: [...others], recent: withoutDone(recent, done) };
}

/** What takes back what one write did to a thing; "changed" where it was told anew since, "back" where it stands as before already. */
function mended(
  id: string,
  index: number,
  recent: readonly RecentWrite[],
  documents: Documents,
): Change[] | "changed" | "back" {
  const one = new Set([id]);
  const ofIt = (changes: readonly Change[] = []) => changes.filter((change) => touches(change, one));
  const [done, undoing] = [ofIt(recent[index]?.changes), ofIt(recent[index]?.inverse)];
  const stand = (changes: readonly Change[]) => changes.every((change) => stillStands(change, documents));
  if (done.length === 0 || (stand(undoing) && !stand(done))) return "back";
  return stand(done) ? undoing : (lessened(id, index, recent, documents) ?? "changed");
}

/** An account or debt that more was put in or paid on since, without what one write did to it; null where it was told anew since. */
function lessened(id: string, index: number, recent: readonly RecentWrite[], documents: Documents): Change[] | null {
  const one = new Set([id]);
  const isOfIt = (change: Change) => touches(change, one);
  const later = recent.slice(index + 1).filter(({ changes }) => changes.some(isOfIt));
  const last = later.at(-1);
  const isToldAnew = later.some(({ statements }) =>
    statements.some((each) => each.kind === "entry" && each.action === "set" && statementId(each, documents) === id),
  );
  if (!last || isToldAnew || !last.changes.filter(isOfIt).every((each) => stillStands(each, documents))) return null;
  const write = recent[index];
  const done = write?.changes.find(isOfIt);
  const undoing = write?.inverse.find(isOfIt);
  if (done?.kind === "edit-asset" && undoing?.kind === "edit-asset") {
    const value = restored(
      documents.financials.assets?.find((each) => each.id === id)?.value,
      done.fields.value,
      undoing.fields.value,
    );
    return value === null ? null : [{ kind: "edit-asset", id, fields: { value } }];
  }
  if (done?.kind === "edit-debt" && undoing?.kind === "edit-debt") {
    const debt = documents.financials.debts?.find((each) => each.id === id);
    const balance = restored(debt?.balance, done.fields.balance, undoing.fields.balance);
    return balance === null ? null : [{ kind: "edit-debt", id, fields: { balance } }];
  }
  return null;
}

function restored(now: number | undefined, written: number | undefined, was: number | undefined): number | null {
  if (now === undefined || written === undefined || was === undefined) return null;
  const value = roundToCents(now - (written - was));
  return value >= 0 ? value : null;
}

/** What stands after something was taken back, in words and as buttons. */
export function sayStanding(
  { kept, others }: Pick<TakenBack, "kept" | "others">,
  documents: Documents,
): { words: string; quickReplies: string[] } {
  const stays = kept.flatMap((id) => {
    const [name, amount] = [storedName(id, documents), amountAt(id, documents)];
    return name === undefined || amount === undefined
      ? []
      : `**${bold(name)}** was changed again since, so it stays at ${formatDollars(amount)}: tell me what it stands at if that is wrong.`;
  });
  const also = others.flatMap((id) => storedName(id, documents) ?? []);
  const names = also.map((name) => `**${bold(name)}**`);
  const stands = names.length === 0 ? [] : [`What you told in the same message of ${listed(names)} stands.`];
  return {
    words: [...stays, ...stands].join(" "),
    quickReplies: also.map((name) => `Undo the ${name} one`).slice(0, MOST_OFFERED),
  };
}

const MOST_OFFERED = 3;

function amountAt(id: string, { financials }: Documents): number | undefined {
  return (
    financials.assets?.find((each) => each.id === id)?.value ??
    financials.debts?.find((each) => each.id === id)?.balance
  );
}
