import { type TargetOutlook, targetLikelihood } from "@seven-figures/domain";
import { useEffect, useState } from "react";

/** How likely the target year is, worked out once the page is painted; undefined until then. */
export function useLikelihood(outlook: TargetOutlook): number | null | undefined {
  const [known, setKnown] = useState<{ of: TargetOutlook; likelihood: number | null }>();
  useEffect(() => {
    const wait = setTimeout(() => setKnown({ of: outlook, likelihood: targetLikelihood(outlook) }));
    return () => clearTimeout(wait);
  }, [outlook]);
  return known?.of === outlook ? known.likelihood : undefined;
}
