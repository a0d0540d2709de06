import { formatMoneyInput, type Target } from "@seven-figures/domain";
import type { DefaultValues } from "react-hook-form";
import type { TargetFormInput } from "#profile-fields/target-strategy-fields.tsx";

/** What the form shows of the stored target. */
export function toTargetForm(target: Target): DefaultValues<TargetFormInput> {
  return {
    targetAmount: formatMoneyInput(target.targetAmount),
    targetYear: String(target.targetYear),
    timeframe: target.timeframe ?? undefined,
    riskTolerance: target.riskTolerance ?? undefined,
    primaryStrategy: target.primaryStrategy ?? undefined,
  };
}
