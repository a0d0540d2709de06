import {
  type CalendarDate,
  type Dollars,
  formatDollars,
  formatDollarsLeft,
  formatDollarsToward,
  formatProgress,
  PRODUCT_NAME,
  type Target,
  type TargetStatus,
} from "@seven-figures/domain";
import { Circle, CircleCheck, CircleDot, CircleGauge, type LucideIcon, TrendingUp } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Figure } from "#ui/figure.tsx";
import figureCard from "#ui/figure-card.module.css";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Stat, Stats } from "#ui/stats.tsx";
import styles from "./target-card.module.css";
import { type KnownMoney, targetFigures } from "./target-figures.ts";

const STATUS_ICONS: Record<TargetStatus, LucideIcon> = {
  Achieved: CircleCheck,
  "On Track": TrendingUp,
  "Making Progress": CircleGauge,
  "Getting Started": CircleDot,
  "Just Starting": Circle,
};

interface TargetCardProps {
  financialGoal: Partial<Target>;
  netWorth: Dollars;
  today: CalendarDate;
  known?: KnownMoney;
}

/** The goal that everything leads to. */
export function TargetCard({ financialGoal, netWorth, today, known }: TargetCardProps) {
  const goal = targetFigures(financialGoal, netWorth, today, known);
  const Icon = STATUS_ICONS[goal.status];
  return (
    <Card className={classNames(figureCard.card, styles.card)} aria-labelledby="target-figures">
      <div className={styles.head}>
        <div>
          <h2 id="target-figures" className={figureCard.label}>
            {PRODUCT_NAME} Goal
          </h2>
          <p className={figureCard.figure}>
            <Figure>{formatDollars(goal.targetAmount)}</Figure>
          </p>
          <p className={styles.year}>by {goal.targetYear}</p>
        </div>
        <Badge tone={goal.tone} icon={<Icon aria-hidden />}>
          {goal.status}
        </Badge>
      </div>
      <div className={styles.progress}>
        <p>
          <span>Overall Progress</span> <strong>{formatProgress(goal.percent)}</strong>
        </p>
        <ProgressBar value={goal.percent} label="Overall Progress" />
      </div>
      <Stats className={styles.stats}>
        <Stat label="Current Net Worth" value={formatDollarsToward(netWorth, goal.targetAmount)} />
        <Stat label="Remaining to Goal" value={formatDollarsLeft(goal.remaining)} />
        <Stat label="Monthly Target" value={formatDollars(goal.monthlyTarget)} note={goal.withGrowth} />
      </Stats>
    </Card>
  );
}
