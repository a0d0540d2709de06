import { ASSET_TYPE_OPTIONS, type Asset, type Dollars, labelOf, totalAssets } from "@seven-figures/domain";
import { Wallet } from "lucide-react";
import type { ReportDirty } from "#forms/use-dirty-parts.ts";
import { hueStyle } from "#ui/hue.ts";
import { AssetDialog } from "./asset-dialog.tsx";
import { AssetRows } from "./asset-rows.tsx";
import { isEntryGone } from "./change-list.ts";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EmptyList } from "./empty-list.tsx";
import { ListCard } from "./list-card.tsx";
import { ShareBar } from "./share-bar.tsx";
import { shareOf, totalsByType } from "./shares.ts";
import { useEntryDialogs } from "./use-entry-dialogs.ts";
import { useSaveAssets } from "./use-save-list.ts";

interface AssetsCardProps {
  assets: Asset[] | null;
  /** What the whole width of the bar stands for, the same as in the debts' card. */
  scale: Dollars;
  reportDirty: ReportDirty;
  confirmLeave: (leave: () => void) => void;
}

export function AssetsCard({ assets, scale, reportDirty, confirmLeave }: AssetsCardProps) {
  const saving = useSaveAssets();
  const dialogs = useEntryDialogs<Asset>(saving);
  const { editing } = dialogs;
  const total = totalAssets(assets);
  const parts = totalsByType((assets ?? []).map(({ type, value }) => ({ type, amount: value }))).map((part) => ({
    key: part.type,
    label: labelOf(ASSET_TYPE_OPTIONS, part.type),
    amount: part.total,
    share: shareOf(part.total, total),
    style: hueStyle(`asset-${part.type}`),
  }));
  return (
    <ListCard
      title="Assets"
      count={assets?.length ?? 0}
      total={total}
      addLabel="Add Asset"
      addButton={dialogs.addButton}
      onAdd={() => dialogs.edit(null)}
    >
      {assets && assets.length > 0 ? (
        <>
          <ShareBar caption="Assets by type" parts={parts} rest={scale - total} restLook="plain" />
          <AssetRows assets={assets} total={total} onEdit={dialogs.edit} onDelete={dialogs.askDelete} />
        </>
      ) : (
        <EmptyList
          isConfirmed={assets !== null}
          icon={Wallet}
          confirmedText="You confirmed you have no assets. Add one if this changes!"
          neverText="Asset information not entered yet. Add your first asset above!"
          why="What you own counts towards your net worth."
          confirmLabel="I have no assets"
          isSaving={saving.isSaving}
          onConfirm={() => saving.saveList((list) => list ?? [])}
        />
      )}
      <AssetDialog
        key={editing.key}
        isOpen={editing.isOpen}
        asset={assets?.find(({ id }) => id === editing.entry?.id) ?? editing.entry}
        isGone={isEntryGone(editing.entry, assets)}
        saving={saving}
        reportDirty={reportDirty}
        confirmLeave={confirmLeave}
        onClose={dialogs.closeEdit}
        onDelete={dialogs.askDelete}
      />
      <DeleteEntryDialog
        noun="Asset"
        consequence="will no longer count towards your net worth."
        dialogs={dialogs}
        isSaving={saving.isSaving}
      />
    </ListCard>
  );
}
