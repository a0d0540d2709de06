import { DEBT_TYPE_OPTIONS, type Debt, type Dollars, labelOf, totalDebts } from "@seven-figures/domain";
import { Landmark } from "lucide-react";
import type { ReportDirty } from "#forms/use-dirty-parts.ts";
import { isEntryGone } from "./change-list.ts";
import { DebtDialog } from "./debt-dialog.tsx";
import { DebtRows } from "./debt-rows.tsx";
import { DebtsFoot } from "./debts-foot.tsx";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ListCard } from "./list-card.tsx";
import { ShareBar } from "./share-bar.tsx";
import { shareOf, totalsByType } from "./shares.ts";
import { useEntryDialogs } from "./use-entry-dialogs.ts";
import { useSaveDebts } from "./use-save-list.ts";

interface DebtsCardProps {
  debts: Debt[] | null;
  assetsTotal: Dollars;
  /** What the whole width of the bar stands for, the same as in the assets' card. */
  scale: Dollars;
  reportDirty: ReportDirty;
  confirmLeave: (leave: () => void) => void;
}

export function DebtsCard({ debts, assetsTotal, scale, reportDirty, confirmLeave }: DebtsCardProps) {
  const saving = useSaveDebts();
  const dialogs = useEntryDialogs<Debt>(saving);
  const { editing } = dialogs;
  const total = totalDebts(debts);
  const parts = totalsByType((debts ?? []).map(({ type, balance }) => ({ type, amount: balance }))).map((part) => ({
    key: part.type,
    label: labelOf(DEBT_TYPE_OPTIONS, part.type),
    amount: part.total,
    share: shareOf(part.total, total),
  }));
  return (
    <ListCard
      title="Debts"
      count={debts?.length ?? 0}
      total={total}
      addLabel="Add Debt"
      addButton={dialogs.addButton}
      onAdd={() => dialogs.edit(null)}
    >
      {debts && debts.length > 0 ? (
        <>
          <ShareBar caption="Debts by type" parts={parts} rest={scale - total} restLook="yours" isDebts />
          <DebtRows debts={debts} total={total} onEdit={dialogs.edit} onDelete={dialogs.askDelete} />
          <DebtsFoot assetsTotal={assetsTotal} debtsTotal={total} />
        </>
      ) : (
        <EmptyList
          isConfirmed={debts !== null}
          icon={Landmark}
          confirmedText="You confirmed you have no debts. Great job!"
          neverText="Debt information not entered yet. Add your first debt above!"
          why="What you owe is taken off your net worth."
          confirmLabel="I have no debts"
          isSaving={saving.isSaving}
          onConfirm={() => saving.saveList((list) => list ?? [])}
        />
      )}
      <DebtDialog
        key={editing.key}
        isOpen={editing.isOpen}
        debt={debts?.find(({ id }) => id === editing.entry?.id) ?? editing.entry}
        isGone={isEntryGone(editing.entry, debts)}
        saving={saving}
        reportDirty={reportDirty}
        confirmLeave={confirmLeave}
        onClose={dialogs.closeEdit}
        onDelete={dialogs.askDelete}
      />
      <DeleteEntryDialog
        noun="Debt"
        consequence="will no longer be taken off your net worth."
        dialogs={dialogs}
        isSaving={saving.isSaving}
      />
    </ListCard>
  );
}
