import {
  ASSUMED_CASH_RETURN,
  ASSUMED_HOME_GROWTH,
  ASSUMED_INFLATION,
  ASSUMED_VEHICLE_GROWTH,
  type CalendarDate,
  type Dollars,
  formatDollars,
  formatFullMonth,
  formatLikelihood,
  formatSignedDollars,
  inTodaysDollars,
  monthsBetween,
  OUTLOOK_PATHS,
  type TargetOutlook,
  type TargetStage,
} from "@seven-figures/domain";
import type { ReactNode } from "react";
import { paths } from "#config/paths.ts";
import { useMoneyView } from "#money-view/use-money-view.ts";
import { Link } from "#routing/link.tsx";
import { Amounts } from "#ui/amounts.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import pairs from "#ui/pair-table.module.css";
import { headline } from "./headline-words.ts";
import styles from "./outlook-dialog.module.css";
import { monthlyNeedWords } from "./outlook-words.ts";

interface OutlookDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  outlook: TargetOutlook;
  likelihood: number | null;
}

/** How the date and the likelihood come about: what goes in, what is assumed, and where each can be changed. */
export function OutlookDialog({ open, onOpenChange, outlook, likelihood }: OutlookDialogProps) {
  const { target, targetYear, netWorth, path, assumption } = outlook;
  const [view] = useMoneyView();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="How this is computed"
      description={`${formatDollars(target)} at today's pace: ${headline(outlook, null)?.main ?? ""}.`}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Done
        </Button>
      }
    >
      <dl className={styles.inputs}>
        <Input label="Net worth today" value={formatDollars(netWorth)} to={paths.financials} />
        <Input label="Left over each month" value={formatSignedDollars(path?.monthly ?? 0)} to={paths.financials}>
          Your income minus your expenses, a twelfth of the year's.
        </Input>
        <Input label="Growth a year" value={`${assumption.annualReturn}%`} to={paths.profile}>
          Assumed for what is invested, about {assumption.stocksShare}% in stocks and the rest in bonds: it follows the
          risk tolerance on your profile, moderate where none is set. Cash {ASSUMED_CASH_RETURN}%, homes{" "}
          {ASSUMED_HOME_GROWTH}%; cars lose {-ASSUMED_VEHICLE_GROWTH}%. Debts are charged their own rates.
        </Input>
        <Input label="Target" value={`${formatDollars(target)} by ${targetYear}`} to={paths.profile} />
        <Input label={`What ${targetYear} asks for each month`} value={monthlyNeedWords(outlook)} />
      </dl>
      <Milestones
        stages={outlook.milestones.filter(({ reached }) => !reached)}
        todayFrom={view === "today" ? outlook.today : null}
      />
      <p className={styles.note}>
        {likelihood === null
          ? null
          : `The likelihood: of ${OUTLOOK_PATHS.toLocaleString("en-US")} possible futures, with swings of ${assumption.volatility}% a year around that growth, ${formatLikelihood(likelihood)} stand at ${formatDollars(target)} or above by ${targetYear}. `}
        Before inflation and taxes. An estimate, not a promise. <Link to={paths.road}>See your road</Link>
      </p>
    </Dialog>
  );
}

interface InputProps {
  label: string;
  value: string;
  /** Where it can be changed. */
  to?: string;
  children?: ReactNode;
}

function Input({ label, value, to, children }: InputProps) {
  return (
    <div className={styles.input}>
      <dt>{label}</dt>
      <dd>
        <Amounts>{value}</Amounts>
        {to ? (
          <Link to={to} aria-label={`Change: ${label}`}>
            Change
          </Link>
        ) : null}
      </dd>
      {children ? <dd className={styles.help}>{children}</dd> : null}
    </div>
  );
}

/** What an amount buys on a day, at today's prices. */
function inTodaysMoney(amount: Dollars, today: CalendarDate, date: CalendarDate): string {
  const years = monthsBetween(today, date) / 12;
  return `${formatDollars(inTodaysDollars(amount, ASSUMED_INFLATION, years))} of today's money`;
}

interface MilestonesProps {
  stages: readonly TargetStage[];
  /** Where amounts are to be seen in today's money: the day that is today. */
  todayFrom: CalendarDate | null;
}

function Milestones({ stages, todayFrom }: MilestonesProps) {
  return (
    <table className={classNames(pairs.pairs, styles.milestones)}>
      <caption>Milestones ahead, at today's pace</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Milestone</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {stages.map(({ percent, amount, date }) => (
          <tr key={percent}>
            <th scope="row">
              {formatDollars(amount)} <span>{percent}%</span>
            </th>
            <td>
              {date ? formatFullMonth(date) : "Out of reach"}
              {date && todayFrom ? <small>{inTodaysMoney(amount, todayFrom, date)}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
