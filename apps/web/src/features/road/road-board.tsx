import type { FinancialsResult, GoalsResult, ProfileResult } from "@seven-figures/calls";
import {
  type Asset,
  type CalendarDate,
  type Debt,
  type GoalLever,
  goalOfEvent,
  goalOfLever,
  isCalendarDate,
  type NearerAnswer,
  NO_LEVERS,
  nearerThings,
  type RoadDocuments,
  type RoadEvent,
  type RoadPoint,
  roadAddress,
  roadLine,
} from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { netWorthHistoryQuery } from "#documents/stats.ts";
import { useMoneyView } from "#money-view/use-money-view.ts";
import { aheadPart, useAhead } from "#ui/ahead-part.ts";
import { CardBoundary } from "#ui/card-boundary.tsx";
import { EventShifts } from "./event-nearer.tsx";
import type { Explained } from "./explanations.ts";
import type { ExplainedFigure } from "./figure-explained.tsx";
import { GoalButton } from "./goal-button.tsx";
import { LeverGoals } from "./lever-goal.tsx";
import { LeversCard } from "./levers-card.tsx";
import { RoadCard } from "./road-card.tsx";
import { roadReadings } from "./road-readings.ts";
import { roadSpan } from "./road-scale.ts";
import { ScenariosCard } from "./scenarios-card.tsx";
import { showMoney } from "./shown-money.ts";
import { StagesCard } from "./stages-card.tsx";
import { useAddRoadGoal } from "./use-add-road-goal.ts";
import { useCompared } from "./use-compared.ts";
import { useRoadChances } from "./use-road-chances.ts";
import { useRoadLevers } from "./use-road-levers.ts";
import { useScenarios } from "./use-scenarios.ts";

interface RoadBoardProps {
  profile: ProfileResult;
  financials: FinancialsResult;
  goals: GoalsResult;
  today: CalendarDate;
}

const explanations = aheadPart(async () => (await import("./figure-explained.tsx")).FigureExplained);

/** Stands in until a goal is added. */
const NEW_GOAL = "new";
const NO_ASSETS: readonly Asset[] = [];
const NO_DEBTS: readonly Debt[] = [];

/** The road page once everything that it stands on is there. */
export function RoadBoard({ profile, financials, goals, today }: RoadBoardProps) {
  const history = useQuery(netWorthHistoryQuery);
  const [view] = useMoneyView();
  const { levers, ignored, move, open } = useRoadLevers();
  const scenarios = useScenarios();
  const { addGoal, isAdding } = useAddRoadGoal();
  const assets = financials.assets ?? NO_ASSETS;
  const debts = financials.debts ?? NO_DEBTS;
  const [explained, setExplained] = useState<ExplainedFigure | null>(null);
  const FigureExplained = useAhead(explanations, explained !== null);
  const explain = useCallback((what: Explained, of?: ExplainedFigure["of"]) => setExplained({ what, of }), []);
  const documents = useMemo(
    (): RoadDocuments => ({
      financials,
      financialGoal: profile.financialGoal,
      goals: goals.intermediateGoals,
    }),
    [financials, profile.financialGoal, goals.intermediateGoals],
  );
  const points = useMemo(() => toRoadPoints(history.data?.points ?? []), [history.data]);
  const usual = useMemo(() => roadLine(documents, points, NO_LEVERS, today), [documents, points, today]);
  const nearer = useMemo(() => nearerThings(documents, today), [documents, today]);
  // The lever under the finger moves at once; the road behind it as soon as there is time.
  const settled = useDeferredValue(levers);
  const line = useMemo(() => roadLine(documents, points, settled, today), [documents, points, settled, today]);
  const request = useMemo(() => ({ documents, levers: settled, today }), [documents, settled, today]);
  const known = useRoadChances(request);
  const show = useMemo(() => showMoney(view, line.supposed.inflation), [view, line.supposed.inflation]);
  const band = known?.chances.band ?? null;
  const readings = useMemo(() => roadReadings(line, band, line.horizon, show), [line, band, show]);
  const span = useMemo(() => roadSpan(readings, today, line.horizon), [readings, today, line.horizon]);
  const likelihood = known?.chances.likelihood;
  const shifts = useMemo(
    () => ({
      of: (event: RoadEvent) => known?.events[known.of.levers.events.indexOf(event)],
      onExplain: (answer: NearerAnswer) => explain({ nearer: answer }),
    }),
    [known, explain],
  );
  const { compared, isFull, compare } = useCompared(scenarios.scenarios, documents, today);
  const comparedRoads = useMemo(
    () =>
      compared.map((entry) => ({
        id: entry.scenario.id,
        name: entry.scenario.name,
        readings: roadReadings(entry.line, null, line.horizon, show),
      })),
    [compared, line.horizon, show],
  );
  const isComparing = compared.length > 0;
  const current = useMemo(() => (isComparing ? { line, likelihood } : null), [isComparing, line, likelihood]);
  const latest = useRef(levers);
  useEffect(() => {
    latest.current = levers;
  }, [levers]);
  const { keep: keepAs } = scenarios;
  const keep = useCallback((name: string) => keepAs(name, roadAddress(latest.current)), [keepAs]);
  const goalButton = useCallback(
    (of: GoalLever | RoadEvent) => {
      const known = { line, levers: settled, assets, debts };
      const goal = typeof of === "string" ? goalOfLever(of, known, NEW_GOAL) : goalOfEvent(of, today, NEW_GOAL);
      return <GoalButton goal={goal} isAdding={isAdding} onAdd={addGoal} />;
    },
    [line, settled, assets, debts, today, isAdding, addGoal],
  );
  return (
    <>
      <CardBoundary>
        <RoadCard
          line={line}
          likelihood={likelihood}
          usualArrival={usual.arrival}
          readings={readings}
          span={span}
          compared={comparedRoads}
          ignored={ignored}
          show={show}
          isTodaysMoney={view === "today"}
          onExplain={explain}
        />
      </CardBoundary>
      <CardBoundary>
        <LeverGoals value={goalButton}>
          <EventShifts value={shifts}>
            <LeversCard
              levers={levers}
              monthly={usual.path?.monthly ?? 0}
              riskTolerance={profile.financialGoal.riskTolerance}
              targetYear={profile.financialGoal.targetYear}
              assets={assets}
              debts={debts}
              today={today}
              onMove={move}
            />
          </EventShifts>
        </LeverGoals>
      </CardBoundary>
      <CardBoundary>
        <ScenariosCard
          control={scenarios}
          current={current}
          compared={compared}
          isFull={isFull}
          onKeep={keep}
          onCompare={compare}
          onOpen={open}
          onExplain={explain}
        />
      </CardBoundary>
      <CardBoundary>
        <StagesCard line={line} nearer={nearer} onExplain={explain} />
      </CardBoundary>
      {FigureExplained ? (
        <FigureExplained
          figure={explained}
          line={line}
          likelihood={likelihood}
          usual={usual}
          isTodaysMoney={view === "today"}
          onClose={() => setExplained(null)}
        />
      ) : null}
    </>
  );
}

/** The points as they come over the wire; what is no day is left out. */
function toRoadPoints(points: readonly { date: string; netWorth: number }[]): RoadPoint[] {
  return points.flatMap(({ date, netWorth }) => (isCalendarDate(date) ? [{ date, netWorth }] : []));
}
