import {
  ASSUMED_CASH_RETURN,
  ASSUMED_HOME_GROWTH,
  ASSUMED_VEHICLE_GROWTH,
  type Asset,
  formatDollars,
  growthKindOf,
  type RoadLevers,
} from "@seven-figures/domain";
import { ChevronDown } from "lucide-react";
import { memo } from "react";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { LeverGoal } from "./lever-goal.tsx";
import styles from "./levers.module.css";

interface AssetLeversProps {
  assets: readonly Asset[];
  still: readonly string[];
  growing: readonly string[];
  /** Of what is invested, percent. */
  annualReturn: number;
  onMove: (moved: Partial<RoadLevers>) => void;
}

/** Which assets grow (or lose), one by one. */
export const AssetLevers = memo(function AssetLevers(props: AssetLeversProps) {
  const { assets, still, growing, annualReturn, onMove } = props;
  if (assets.length === 0) return null;
  const toggle = (asset: Asset, moves: boolean) => {
    const without = (ids: readonly string[]) => ids.filter((id) => id !== asset.id);
    if (growthKindOf(asset) === "still") onMove({ growing: moves ? [...growing, asset.id] : without(growing) });
    else onMove({ still: moves ? without(still) : [...still, asset.id] });
  };
  return (
    <details className={styles.assets} open={still.length + growing.length > 0 || undefined}>
      <summary>
        Which assets grow <ChevronDown size={16} strokeWidth={2} aria-hidden />
      </summary>
      <ul className={styles.list}>
        {assets.map((asset) => (
          <li key={asset.id}>
            <CheckboxField
              label={`${asset.name}, ${formatDollars(asset.value)}`}
              help={growthWords(asset, annualReturn)}
              checked={growthKindOf(asset) === "still" ? growing.includes(asset.id) : !still.includes(asset.id)}
              onChange={(event) => toggle(asset, event.target.checked)}
            />
          </li>
        ))}
      </ul>
      <LeverGoal of="still" />
    </details>
  );
});

function growthWords(asset: Asset, annualReturn: number): string {
  switch (growthKindOf(asset)) {
    case "cash":
      return `Cash brings ${ASSUMED_CASH_RETURN}% a year`;
    case "invested":
      return `Invested: ${annualReturn}% a year`;
    case "home":
      return `A home grows ${ASSUMED_HOME_GROWTH}% a year`;
    case "vehicle":
      return `Loses ${-ASSUMED_VEHICLE_GROWTH}% a year`;
    case "still":
      return `Stands still, or ${annualReturn}% a year where chosen`;
  }
}
