import {
  type CalendarDate,
  type Dollars,
  type FinancialGoal,
  formatDollars,
  formatDollarsLeft,
  formatDollarsToward,
  formatProgress,
  formatSignedDollars,
  targetProgress,
} from "@seven-figures/domain";
import { TrendingDown, TrendingUp } from "lucide-react";
import { motivation } from "./motivation.ts";
import styles from "./net-worth-card.module.css";
import { type NetWorthPoint, netWorthChange } from "./net-worth-change.ts";
import { Road } from "./road.tsx";

interface NetWorthCardProps {
  netWorth: Dollars;
  financialGoal: Pick<FinancialGoal, "targetAmount" | "targetYear">;
  /** Undefined while they load. */
  history: readonly NetWorthPoint[] | undefined;
  today: CalendarDate;
}

/** Where the person is, how far it is, and a word for the way. */
export function NetWorthCard({ netWorth, financialGoal, history, today }: NetWorthCardProps) {
  const { targetAmount, targetYear } = financialGoal;
  const { percent, remaining, progressMade } = targetProgress(netWorth, targetAmount);
  return (
    <section className={styles.card} aria-labelledby="net-worth">
      <div className={styles.top}>
        <div>
          <h2 id="net-worth">Net worth</h2>
          <p className={styles.figure} data-long={isLong(netWorth)}>
            {formatDollarsToward(netWorth, targetAmount)}
          </p>
          <Change history={history} netWorth={netWorth} today={today} />
        </div>
        <p className={styles.target}>
          <span>Target</span> <b>{formatDollars(targetAmount)}</b> <span>by {targetYear}</span>
        </p>
      </div>
      <Road netWorth={netWorth} targetAmount={targetAmount} percent={percent} />
      <dl className={styles.stats}>
        <Stat label="Complete" value={formatProgress(percent)} />
        <Stat label="Remaining" value={formatDollarsLeft(remaining)} />
        <Stat label="Progress Made" value={formatDollarsToward(progressMade, targetAmount)} />
      </dl>
      <p className={styles.say}>{motivation(percent)}</p>
    </section>
  );
}

/** Keeps its line while the history loads, so that nothing below moves. */
function Change({ history, netWorth, today }: Pick<NetWorthCardProps, "history" | "netWorth" | "today">) {
  if (!history) return <p className={styles.change}>&nbsp;</p>;
  const change = netWorthChange(history, netWorth, today);
  if (!change) return <p className={styles.change}>What you own minus what you owe</p>;
  const Icon = change.amount < 0 ? TrendingDown : TrendingUp;
  return (
    <p className={styles.change} data-up={change.amount >= 0}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      <span>
        <strong>{formatSignedDollars(change.amount)}</strong> since {change.since}
      </span>
    </p>
  );
}

function Stat({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd data-long={value.length > 11}>{value}</dd>
    </div>
  );
}

function isLong(amount: Dollars): boolean {
  return formatDollars(amount).length > 11;
}
