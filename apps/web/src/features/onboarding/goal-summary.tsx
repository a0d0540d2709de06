import {
  formatDollars,
  LATEST_TARGET_YEAR,
  labelOf,
  parseMoneyInput,
  parseNumberInput,
  RISK_TOLERANCE_OPTIONS,
  STRATEGY_OPTIONS,
  TARGET_FIELDS,
  yearOf,
  yearsRemaining,
} from "@seven-figures/domain";
import { today } from "#config/today.ts";
import { Figure } from "#ui/figure.tsx";
import type { OnboardingDraft } from "./onboarding-draft.ts";
import styles from "./summary.module.css";
import { SummaryCard } from "./summary-card.tsx";
import { SummaryList } from "./summary-list.tsx";
import { YearBars } from "./year-bars.tsx";

const UNKNOWN = "–";

/** The goal as it is typed so far. */
export function GoalSummary({ goal }: { goal: OnboardingDraft["goal"] }) {
  const amount = parseMoneyInput(goal.targetAmount);
  const year = parseNumberInput(goal.targetYear);
  const figure = amount !== undefined && amount > 0 ? formatDollars(amount) : UNKNOWN;
  const isYear = year !== undefined && Number.isInteger(year) && year <= LATEST_TARGET_YEAR;
  const years = isYear ? yearsRemaining(year, today()) : null;
  return (
    <SummaryCard title="Your goal">
      <p className={styles.figure}>
        <Figure>{figure}</Figure>
      </p>
      <p className={styles.muted}>{years === null ? UNKNOWN : `by ${year}`}</p>
      <YearBars from={yearOf(today())} years={years ?? 0} />
      <SummaryList
        facts={[
          { label: "Years to go", value: years === null ? UNKNOWN : String(years) },
          { label: "Strategy", value: labelOf(STRATEGY_OPTIONS, goal.primaryStrategy ?? null) || UNKNOWN },
          {
            label: TARGET_FIELDS.riskTolerance.label,
            value: labelOf(RISK_TOLERANCE_OPTIONS, goal.riskTolerance ?? null) || UNKNOWN,
          },
        ]}
      />
    </SummaryCard>
  );
}
