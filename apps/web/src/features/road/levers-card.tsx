import {
  ASSUMED_INFLATION,
  type Asset,
  assumedReturn,
  type CalendarDate,
  type Debt,
  NO_LEVERS,
  RISK_TOLERANCE_OPTIONS,
  type RiskTolerance,
  type RoadLevers,
  roadAddress,
  yearOf,
} from "@seven-figures/domain";
import { memo, useMemo } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { AssetLevers } from "./asset-levers.tsx";
import { EventLevers } from "./event-levers.tsx";
import { LeverGoal } from "./lever-goal.tsx";
import { LeverSlider } from "./lever-slider.tsx";
import styles from "./levers.module.css";

interface LeversCardProps {
  levers: RoadLevers;
  /** What each month leaves over while no lever is moved, dollars. */
  monthly: number;
  riskTolerance: RiskTolerance | null;
  targetYear: number;
  assets: readonly Asset[];
  debts: readonly Debt[];
  today: CalendarDate;
  onMove: (moved: Partial<RoadLevers>) => void;
}

const ORDERS = [
  { value: "costly", label: "Costly debts first, then invest" },
  { value: "debts", label: "All debts first, then invest" },
  { value: "investing", label: "Invest first, pay debts as agreed" },
] as const;

/** Everything that moves the road. */
export const LeversCard = memo(function LeversCard(props: LeversCardProps) {
  const { levers, monthly, riskTolerance, targetYear, assets, debts, today, onMove } = props;
  const reach = useMemo((): readonly [number, number] => [-niceReach(monthly), niceReach(monthly)], [monthly]);
  const years = useMemo((): readonly [number, number] => {
    const first = yearOf(today);
    return [first, Math.max(first + 50, targetYear)];
  }, [today, targetYear]);
  const isMoved = roadAddress(levers) !== "";
  return (
    <Card
      title="What moves it"
      action={
        <Button variant="quiet" size="small" disabled={!isMoved} onClick={() => onMove(NO_LEVERS)}>
          Back to today's figures
        </Button>
      }
    >
      <div className={styles.groups}>
        <div className={styles.choices}>
          <LeverSlider lever="saving" value={levers.saving} resting={0} reach={reach} onMove={onMove} />
          <LeverSlider lever="spending" value={levers.spending} resting={0} reach={reach} onMove={onMove} />
          <div className={styles.choices}>
            <SelectField
              label="Debts first or investing first"
              options={ORDERS}
              value={levers.order}
              help={debts.length === 0 ? "You have no debts, so this changes nothing." : undefined}
              onChange={(event) => {
                const order = ORDERS.find(({ value }) => value === event.target.value);
                if (order) onMove({ order: order.value });
              }}
            />
            <LeverGoal of="order" />
          </div>
        </div>
        <ReturnLevers {...props} />
        <div className={styles.choices}>
          <div className={styles.choices}>
            <LeverSlider lever="inflation" value={levers.inflation} resting={ASSUMED_INFLATION} onMove={onMove} />
            <CheckboxField
              label="Income and spending rise with prices"
              checked={levers.rising}
              onChange={(event) => onMove({ rising: event.target.checked })}
            />
            <LeverGoal of="rising" />
          </div>
          <LeverSlider
            lever="targetYear"
            value={levers.targetYear}
            resting={targetYear}
            reach={years}
            onMove={onMove}
          />
        </div>
        <EventLevers events={levers.events} today={today} onMove={onMove} />
        <AssetLevers
          assets={assets}
          still={levers.still}
          growing={levers.growing}
          annualReturn={levers.annualReturn ?? assumedReturn(levers.riskTolerance ?? riskTolerance).annualReturn}
          onMove={onMove}
        />
      </div>
    </Card>
  );
});

/** The mix that a risk tolerance stands for, its return and its spread, each of which can be another. */
function ReturnLevers({ levers, riskTolerance, onMove }: LeversCardProps) {
  const usual = assumedReturn(levers.riskTolerance ?? riskTolerance);
  const own = riskTolerance ?? "moderate";
  return (
    <div className={styles.choices}>
      <SelectField
        label="Risk of your investments"
        options={RISK_TOLERANCE_OPTIONS}
        value={levers.riskTolerance ?? own}
        onChange={(event) => {
          const risk = RISK_TOLERANCE_OPTIONS.find(({ value }) => value === event.target.value)?.value ?? null;
          onMove({ riskTolerance: risk === own ? null : risk, annualReturn: null, spread: null });
        }}
      />
      <LeverGoal of="riskTolerance" />
      <LeverSlider lever="annualReturn" value={levers.annualReturn} resting={usual.annualReturn} onMove={onMove} />
      <LeverSlider lever="spread" value={levers.spread} resting={usual.volatility} onMove={onMove} />
    </div>
  );
}

const REACHES = [1_000, 2_000, 3_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000];

/** How far the sliders of amounts go: round, and about what is left over now. */
function niceReach(monthly: number): number {
  return REACHES.find((reach) => reach >= Math.abs(monthly)) ?? 1_000_000;
}
