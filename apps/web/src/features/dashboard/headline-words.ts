import {
  formatDollars,
  formatFullMonth,
  formatLikelihood,
  type OutlookPiece,
  type TargetOutlook,
  targetVerdict,
} from "@seven-figures/domain";

export interface Headline {
  lead: string;
  /** The date, or what stands for it. */
  main: string;
  /** How likely the target year is. Undefined while that is worked out; empty where it can't be told. */
  rest: string | undefined;
  /** What has to be entered first; then nothing is computed yet. */
  missing: readonly OutlookPiece[];
}

/** When the target is reached, in few words; null where it is reached. `likelihood`: undefined while worked out. */
export function headline(outlook: TargetOutlook, likelihood: number | null | undefined): Headline | null {
  const { target, targetYear } = outlook;
  const verdict = targetVerdict(outlook);
  const rest =
    likelihood === undefined
      ? undefined
      : likelihood === null
        ? `not by ${targetYear}`
        : `${formatLikelihood(likelihood)} by ${targetYear}`;
  const dated = { lead: "At today's pace", rest, missing: [] };
  switch (verdict.kind) {
    case "reached":
      return null;
    case "unknown":
      return {
        lead: `When do you reach ${formatDollars(target)}?`,
        main: `Add your ${verdict.missing.join(" and ")}`,
        rest: "to see the date",
        missing: verdict.missing,
      };
    case "out-of-reach":
      return { ...dated, main: "Out of reach" };
    case "on-time":
      return { ...dated, main: formatFullMonth(verdict.date), rest: likelihood === null ? "" : rest };
    case "late":
      return { ...dated, main: formatFullMonth(verdict.date) };
  }
}
