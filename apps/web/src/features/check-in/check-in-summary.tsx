import type { CheckInResult, FinancialsResult, ProfileResult } from "@seven-figures/calls";
import {
  type CalendarDate,
  type Dollars,
  formatDollars,
  type Goal,
  milestonesPassed,
  NO_LEVERS,
  roadLine,
  targetOutlook,
  toDoList,
  wholeChange,
} from "@seven-figures/domain";
import { Award } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { paths } from "#config/paths.ts";
import { ExplanationDialog } from "#explained/explanation-dialog.tsx";
import { FigureButton } from "#explained/figure-button.tsx";
import { UndoButton } from "#receipts/undo-button.tsx";
import { useUndoChange } from "#receipts/use-undo-change.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Figure } from "#ui/figure.tsx";
import styles from "./check-in.module.css";
import { type ExplainedOutcome, outcomeExplained } from "./check-in-explained.ts";
import { arrivalWords, changeWords, movedWords, sinceWords } from "./check-in-words.ts";
import { NextStep } from "./next-step.tsx";

interface CheckInSummaryProps {
  saved: CheckInResult;
  financials: FinancialsResult;
  profile: ProfileResult;
  goals: readonly Goal[];
  today: CalendarDate;
  onAgain: () => void;
}

/** What came of the check-in: the change in its parts, the date, milestones, and what to do next. */
export function CheckInSummary({ saved, financials, profile, goals, today, onAgain }: CheckInSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useUndoChange(saved.changeId);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const [explained, setExplained] = useState<ExplainedOutcome | null>(null);
  const { checkIn } = saved;
  const { financialGoal } = profile;
  const outlook = targetOutlook(financials, financialGoal, today, goals);
  const line = useMemo(
    () => roadLine({ financials, financialGoal, goals }, [], NO_LEVERS, today),
    [financials, financialGoal, goals, today],
  );
  const whole = wholeChange(checkIn);
  const passed = milestonesPassed(checkIn.netWorth - whole, checkIn.netWorth, financialGoal.targetAmount);
  const { main, isDate } = arrivalWords(outlook);
  const moved = movedWords(checkIn);
  if (change.isUndone) {
    return (
      <Card as="section" title="Undone" aria-live="polite">
        <p className={styles.text}>Your balances are as they were before this check-in.</p>
        <Button onClick={onAgain}>Check In Again</Button>
      </Card>
    );
  }
  return (
    <section className={styles.summary} aria-labelledby="checked-in">
      <h2 id="checked-in" ref={heading} tabIndex={-1} className="visually-hidden">
        Your check-in is saved
      </h2>
      <Card title="Net worth" headingLevel={3} action={<UndoButton change={change} what="this check-in" />}>
        {change.problem ? (
          <p className={styles.problem} role="alert">
            {change.problem}
          </p>
        ) : null}
        <p className={styles.figure}>
          <FigureButton onExplain={() => setExplained("net-worth")}>
            <Figure>{formatDollars(checkIn.netWorth)}</Figure>
          </FigureButton>
        </p>
        <p className={styles.text}>
          <FigureButton onExplain={() => setExplained("change")}>
            <span>
              <b>{changeWords(whole)}</b> {sinceWords(checkIn)}
            </span>
          </FigureButton>
        </p>
        <dl className={styles.parts}>
          <Part
            label="Saved"
            amount={checkIn.saved}
            help="Your savings, and what you added or closed"
            onExplain={() => setExplained("saved")}
          />
          <Part
            label="Market"
            amount={checkIn.market}
            help="Investments, homes and the like, with what you paid in"
            onExplain={() => setExplained("market")}
          />
          <Part
            label="Debts"
            amount={checkIn.paidOff}
            help={checkIn.paidOff < 0 ? "You owe more" : checkIn.paidOff > 0 ? "You owe less" : "You owe the same"}
            onExplain={() => setExplained("debts")}
          />
        </dl>
      </Card>
      <Card title={isDate ? "Your million at today's pace" : "Your million"} headingLevel={3}>
        <p className={styles.date}>
          {isDate ? <FigureButton onExplain={() => setExplained("date")}>{main}</FigureButton> : main}
        </p>
        {moved ? (
          <p className={styles.text}>
            <FigureButton onExplain={() => setExplained("moved")}>{moved}</FigureButton>
          </p>
        ) : null}
        {passed.length > 0 ? (
          <ul className={styles.passed} aria-label="Milestones passed">
            {passed.map(({ id, amount }) => (
              <li key={id}>
                <Award size={18} strokeWidth={1.75} aria-hidden /> You passed <b>{formatDollars(amount)}</b>, {id}% of
                the way
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
      <NextStep task={toDoList(goals, today).tasks.find(({ step }) => !step.completed)} today={today} />
      <div className={styles.end}>
        <ButtonLink to={paths.dashboard} variant="primary">
          Back to Dashboard
        </ButtonLink>
      </div>
      <ExplanationDialog
        explanation={explained && outcomeExplained(explained, { checkIn, line })}
        onClose={() => setExplained(null)}
      />
    </section>
  );
}

interface PartProps {
  label: string;
  amount: Dollars;
  help: string;
  onExplain: () => void;
}

function Part({ label, amount, help, onExplain }: PartProps) {
  return (
    <div>
      <dt>
        {label} <span>{help}</span>
      </dt>
      <dd>
        <FigureButton onExplain={onExplain}>{changeWords(amount)}</FigureButton>
      </dd>
    </div>
  );
}
