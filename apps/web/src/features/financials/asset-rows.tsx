import { ASSET_TYPE_OPTIONS, type Asset, type Dollars, labelOf } from "@seven-figures/domain";
import { EntryRow } from "./entry-row.tsx";
import styles from "./entry-rows.module.css";
import { byAmount, shareOf } from "./shares.ts";
import { ASSET_ICONS } from "./type-icons.ts";

interface AssetRowsProps {
  assets: Asset[];
  total: Dollars;
  onEdit: (asset: Asset) => void;
  onDelete: (asset: Asset) => void;
}

export function AssetRows({ assets, total, onEdit, onDelete }: AssetRowsProps) {
  return (
    <ul className={styles.rows}>
      {byAmount(assets, ({ value }) => value).map((asset) => (
        <EntryRow
          key={asset.id}
          name={asset.name}
          note={labelOf(ASSET_TYPE_OPTIONS, asset.type)}
          about={asset.description}
          amount={asset.value}
          share={shareOf(asset.value, total)}
          icon={ASSET_ICONS[asset.type]}
          hue={`asset-${asset.type}`}
          onEdit={() => onEdit(asset)}
          onDelete={() => onDelete(asset)}
        />
      ))}
    </ul>
  );
}
