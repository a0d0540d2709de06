import type { AssetType, GoalType } from "@seven-figures/domain";
import type { CSSProperties } from "react";

/** A kind's colour by the name of its token: a goal type or an asset type keeps its hue on every screen. */
export type Hue = `goal-${GoalType}` | `asset-${AssetType}` | "danger" | "progress";

/** Sets `--hue` for the element and what is in it. */
export function hueStyle(hue: Hue): CSSProperties {
  return { "--hue": `var(--${hue})` } as CSSProperties;
}
