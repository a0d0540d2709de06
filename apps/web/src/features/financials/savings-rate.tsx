import { formatPercent, type SavingsRateBand, savingsRateBand } from "@seven-figures/domain";
import { Check, CircleAlert, ThumbsUp } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Figure } from "#ui/figure.tsx";

const ICON = { size: 14, strokeWidth: 2.25, "aria-hidden": true } as const;

const BADGES: Record<SavingsRateBand, { word: string; tone: "success" | "accent" | "danger"; icon: ReactNode }> = {
  excellent: { word: "Excellent", tone: "success", icon: <Check {...ICON} /> },
  good: { word: "Good", tone: "accent", icon: <ThumbsUp {...ICON} /> },
  poor: { word: "Poor", tone: "danger", icon: <CircleAlert {...ICON} /> },
};

/** The rate with its band as a word; null where there is no income. */
export function SavingsRate({ rate }: { rate: number | null }) {
  if (rate === null) return "Not known";
  const { word, tone, icon } = BADGES[savingsRateBand(rate)];
  return (
    <>
      <Figure>{formatPercent(rate)}</Figure>{" "}
      <Badge tone={tone} icon={icon}>
        {word}
      </Badge>
    </>
  );
}
