import {
  type Financials,
  formatDollars,
  formatDollarsLeft,
  formatDollarsToward,
  formatProgress,
  formatSignedDollars,
  type TargetOutlook,
  targetProgress,
} from "@seven-figures/domain";
import { ArrowRight, TrendingDown, TrendingUp } from "lucide-react";
import { paths } from "#config/paths.ts";
import { Link } from "#routing/link.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Figure } from "#ui/figure.tsx";
import figureCard from "#ui/figure-card.module.css";
import { Stat, Stats } from "#ui/stats.tsx";
import { CheckInLink } from "./check-in-link.tsx";
import { motivation } from "./motivation.ts";
import styles from "./net-worth-card.module.css";
import { type NetWorthPoint, netWorthChange } from "./net-worth-change.ts";
import { milestoneYears } from "./outlook-words.ts";
import { Road } from "./road.tsx";
import { TargetHeadline } from "./target-headline.tsx";
import { TargetReached } from "./target-reached.tsx";

interface NetWorthCardProps {
  outlook: TargetOutlook;
  /** Undefined while it is worked out, null where it can't be told. */
  likelihood: number | null | undefined;
  financials: Pick<Financials, "assets" | "debts">;
  /** Undefined while they load. */
  history: readonly NetWorthPoint[] | undefined;
  checkedInOn?: string | null | undefined;
  onChooseNext: () => void;
}

/** Where the person is, how far it is, when they get there, and a word for the way. */
export function NetWorthCard({
  outlook,
  likelihood,
  financials,
  history,
  checkedInOn = null,
  onChooseNext,
}: NetWorthCardProps) {
  const { netWorth, target, targetYear, today } = outlook;
  const { percent, remaining, progressMade } = targetProgress(netWorth, target);
  const saying = motivation(percent, financials);
  return (
    <Card className={classNames(figureCard.card, styles.card)} aria-labelledby="net-worth">
      <div className={styles.top}>
        <div className={styles.now}>
          <h2 id="net-worth" className={figureCard.label}>
            Net worth
          </h2>
          <p className={classNames(figureCard.figure, styles.figure)}>
            <Figure>{formatDollarsToward(netWorth, target)}</Figure>
          </p>
          <Change history={history} netWorth={netWorth} today={today} />
          <CheckInLink history={history ?? []} checkedInOn={checkedInOn} today={today} />
        </div>
        <TargetHeadline outlook={outlook} likelihood={likelihood} />
        <p className={styles.target}>
          <span>Target</span> <b>{formatDollars(target)}</b> <span>by {targetYear}</span>
        </p>
      </div>
      <Road netWorth={netWorth} targetAmount={target} percent={percent} years={milestoneYears(outlook)} />
      <Stats className={styles.stats}>
        <Stat label="Complete" value={formatProgress(percent)} />
        <Stat label="Remaining" value={formatDollarsLeft(remaining)} />
        <Stat label="Progress Made" value={formatDollarsToward(progressMade, target)} />
      </Stats>
      {outlook.arrival?.kind === "reached" ? (
        <TargetReached target={target} saying={saying} onChooseNext={onChooseNext} />
      ) : (
        <div className={styles.say}>
          <p>{saying}</p>
          <Link to={paths.road}>
            See your road <ArrowRight size={16} strokeWidth={2} aria-hidden />
          </Link>
        </div>
      )}
    </Card>
  );
}

/** Keeps its line while the history loads, so that nothing below moves. */
function Change({
  history,
  netWorth,
  today,
}: Pick<NetWorthCardProps, "history"> & Pick<TargetOutlook, "netWorth" | "today">) {
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
