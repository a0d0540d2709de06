import type { FinancialsResult, GoalsResult, ProfileResult } from "@seven-figures/calls";
import {
  type Asset,
  type CalendarDate,
  type Debt,
  type GoalLever,
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
import { useCallback, useMemo, useState } from "react";
import { netWorthHistoryQuery } from "#documents/stats.ts";
import { aheadPart, useAhead } from "#ui/ahead-part.ts";
import { CardBoundary } from "#ui/card-boundary.tsx";
import { useExtra } from "#ui/use-extra.ts";
import { EventShifts } from "./event-nearer.tsx";
import type { Explained } from "./explanations.ts";
import type { ExplainedFigure } from "./figure-explained.tsx";
import { LeverGoals } from "./lever-goal.tsx";
import { LeversCard } from "./levers-card.tsx";
import { RoadCard } from "./road-card.tsx";
import { RoadPulls } from "./road-pulls.ts";
import { roadReadings } from "./road-readings.ts";
import { ScenariosCard } from "./scenarios-card.tsx";
import { StagesCard } from "./stages-card.tsx";
import { useAddRoadGoal } from "./use-add-road-goal.ts";
import { useCompared } from "./use-compared.ts";
import { useLiveRoad } from "./use-live-road.ts";
import { useScenarios } from "./use-scenarios.ts";

interface RoadBoardProps {
  profile: ProfileResult;
  financials: FinancialsResult;
  goals: GoalsResult;
  today: CalendarDate;
}

const explanations = aheadPart(async () => (await import("./figure-explained.tsx")).FigureExplained);

const goalsOfLevers = aheadPart(async () => (await import("./goal-of-lever.tsx")).GoalOfLever);

const NO_ASSETS: readonly Asset[] = [];
const NO_DEBTS: readonly Debt[] = [];

/** The road page once everything that it stands on is there. */
export function RoadBoard({ profile, financials, goals, today }: RoadBoardProps) {
  const history = useQuery(netWorthHistoryQuery);
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
  const live = useLiveRoad(documents, points, today);
  const { view, levers, settled, road, known, newestLevers } = live;
  const { line, likelihood, show } = road;
  const shifts = useMemo(
    () => ({
      of: (event: RoadEvent) => known?.events[known.of.levers.events.findIndex((one) => isSameEvent(one, event))],
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
  const { keep: keepAs } = scenarios;
  const keep = useCallback((name: string) => keepAs(name, roadAddress(newestLevers())), [keepAs, newestLevers]);
  const GoalOfLever = useExtra(goalsOfLevers, roadAddress(settled) !== "");
  const newest = useCallback(() => {
    const moved = newestLevers();
    return { levers: moved, line: roadLine(documents, points, moved, today) };
  }, [newestLevers, documents, points, today]);
  const goalButton = useCallback(
    (of: GoalLever | RoadEvent) =>
      GoalOfLever ? (
        <GoalOfLever
          {...{ of, line, usual, assets, debts, today, isAdding, newest }}
          levers={settled}
          onAdd={addGoal}
        />
      ) : null,
    [GoalOfLever, line, usual, settled, assets, debts, today, isAdding, newest, addGoal],
  );
  return (
    <RoadPulls value={live.pull}>
      <CardBoundary>
        <RoadCard
          road={road}
          usualArrival={usual.arrival}
          compared={comparedRoads}
          ignored={live.ignored}
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
              onMove={live.move}
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
          onOpen={live.open}
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
          readings={road.readings}
          usual={usual}
          isTodaysMoney={view === "today"}
          onClose={() => setExplained(null)}
        />
      ) : null}
    </RoadPulls>
  );
}

function isSameEvent(one: RoadEvent, other: RoadEvent): boolean {
  return one.kind === other.kind && one.date === other.date && one.amount === other.amount;
}

/** The points as they come over the wire; what is no day is left out. */
function toRoadPoints(points: readonly { date: string; netWorth: number }[]): RoadPoint[] {
  return points.flatMap(({ date, netWorth }) => (isCalendarDate(date) ? [{ date, netWorth }] : []));
}
