import { type Asset, type Change, type Debt, type Documents, formatDollars } from "@seven-figures/domain";
import { freshName } from "../matching/fresh-name.ts";
import { bold } from "../replies/describe-changes.ts";
import { amountsWritten } from "./amounts-written.ts";
import { isSameAmount } from "./derive-amount.ts";
import type { Figure } from "./figures.ts";
import type { Veto } from "./veto.ts";

/** What brings another thing into someone's hands, and is no new figure of what they have. */
const ACQUIRED =
  /\b(?:bought|purchased|closed on|took out|taken out|opened|financed|picked up|acquired|signed for|got approved for)\b(?: [\w'-]+){0,3}? (?:a|an|another|our first|my first|our second|my second|one more)\b/;
/** Without one of these words nothing is, and no figure has to be looked at: a long message has hundreds. */
const MAY_ACQUIRE = /bought|purchased|closed|took|taken|opened|financed|picked|acquired|signed|approved/i;
/** What is bought of a thing that one has already: "bought another 500 of VTI". */
const MORE_OF_IT = /\b(?:another|some|more|extra|additional|worth of)\b[^.]*$/;

/** A house that was bought is not the one that is stored: asked, and never written over it. */
export const anotherIsAdded: Veto = ({ changes, documents, figures, message, newId }) => {
  if (!MAY_ACQUIRE.test(message)) return [];
  const over = amountsWritten(changes, documents).filter(
    ({ change, value, stored }) =>
      stored !== null &&
      (change.kind === "edit-asset" || change.kind === "edit-debt") &&
      figures.some((figure) => isAcquired(figure) && isSameAmount(value, figure.value)),
  );
  if (over.length === 0) return [];
  const edits = over.map(({ change }) => change);
  const names = over.map(({ name, stored }) => `**${bold(name)}** at ${formatDollars(stored ?? 0)}`).join(" and ");
  return [
    {
      veto: "another-of-the-kind",
      changes: edits,
      ask: `You have ${names} already. Is this another one, or the one you have?`,
      options: [
        {
          reply: "Another one",
          changes: edits.flatMap((change) => asNew(change, documents, newId)),
          words: ["another|new|second|additional|different|separate|add"],
        },
        { reply: "The one I have", changes: edits, words: ["same|have|existing|replace|update|that one|stored"] },
        { reply: "Leave it", changes: [] },
      ],
    },
  ];
};

function isAcquired({ before, since, role }: Figure): boolean {
  const match = ACQUIRED.exec(before);
  if (role !== "money" || !match || MORE_OF_IT.test(before.slice(match.index))) return false;
  return since === before || ACQUIRED.test(since) || BESIDE_IT.test(since);
}

/** "... with a 320k mortgage". */
const BESIDE_IT = /^(?:(?:down|,|and|with|plus|on|using) )*(?:a|an|another)$/;

function asNew(change: Change, { financials }: Documents, newId: (prefix: string) => string): Change[] {
  const { assets, debts } = financials;
  if (change.kind === "edit-asset") {
    const asset = assets?.find(({ id }) => id === change.id);
    return asset
      ? [{ kind: "add-asset", asset: another({ ...asset, ...change.fields }, assets ?? [], newId("asset")) }]
      : [];
  }
  if (change.kind !== "edit-debt") return [];
  const debt = debts?.find(({ id }) => id === change.id);
  if (!debt) return [];
  const fields = { ...debt, interestRate: null, ...change.fields };
  return [{ kind: "add-debt", debt: another(fields, debts ?? [], newId("debt")) }];
}

function another<Entry extends Asset | Debt>(entry: Entry, stored: readonly Entry[], id: string): Entry {
  const name = freshName(
    entry.name,
    stored.map((each) => each.name),
  );
  return { ...entry, id, name, description: "" };
}
