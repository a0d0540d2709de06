import { likelihoodByMonths, type TargetOutlook } from "@seven-figures/domain";
import { startTransition, useEffect, useState } from "react";
import { inSlices } from "./in-slices.ts";

/** How likely the target year is, worked out once the page is painted; undefined until then. */
export function useLikelihood(outlook: TargetOutlook): number | null | undefined {
  const [known, setKnown] = useState<{ of: TargetOutlook; likelihood: number | null }>();
  useEffect(
    () =>
      inSlices(likelihoodByMonths(outlook), (likelihood) =>
        startTransition(() => setKnown({ of: outlook, likelihood })),
      ),
    [outlook],
  );
  return known?.of === outlook ? known.likelihood : undefined;
}
