import type { Dollars } from "@seven-figures/domain";
import type { FieldValues } from "react-hook-form";
import { hueStyle } from "#ui/hue.ts";
import type { Entry, EntryKind } from "./entry-kind.ts";
import { ShareBar } from "./share-bar.tsx";
import { shareOf, totalsByType } from "./shares.ts";

interface TypeBarProps<Kept extends Entry, Input extends FieldValues, Output> {
  kind: EntryKind<Kept, Input, Output>;
  entries: Kept[];
  total: Dollars;
  /** What its whole width stands for. */
  scale: Dollars;
}

/** What each type of asset or debt adds up to. Debts leave free what is the person's own. */
export function TypeBar<Kept extends Entry, Input extends FieldValues, Output>({
  kind,
  entries,
  total,
  scale,
}: TypeBarProps<Kept, Input, Output>) {
  const isDebts = kind.section === "debts";
  const parts = totalsByType(entries, kind.amountOf).map((part) => ({
    key: part.type,
    label: kind.typeLabel(part.type),
    amount: part.total,
    share: shareOf(part.total, total),
    style: isDebts ? undefined : hueStyle(kind.hueOf(part.type)),
  }));
  return (
    <ShareBar
      caption={`${kind.noun}s by type`}
      parts={parts}
      rest={scale - total}
      restLook={isDebts ? "yours" : "plain"}
      isDebts={isDebts}
    />
  );
}
