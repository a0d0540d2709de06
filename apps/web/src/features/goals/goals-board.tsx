import type { FinancialsResult, GoalsResult } from "@seven-figures/calls";
import { type CalendarDate, netWorth } from "@seven-figures/domain";
import { CardBoundary } from "#ui/card-boundary.tsx";
import { AllGoals } from "./all-goals.tsx";
import { GoalDialogs } from "./goal-dialogs.tsx";
import { GoalFinder } from "./goal-finder.tsx";
import { GoalStats } from "./goal-stats.tsx";
import { TargetCard } from "./target-card.tsx";
import type { GoalDialogsControl } from "./use-goal-dialogs.ts";
import { useStepToggle } from "./use-step-toggle.ts";

interface GoalsBoardProps {
  goals: GoalsResult;
  financials: FinancialsResult;
  today: CalendarDate;
  dialogs: GoalDialogsControl;
}

/** The goals page below its heading. */
export function GoalsBoard({ goals: stored, financials, today, dialogs }: GoalsBoardProps) {
  const { goals, toggleStep } = useStepToggle(stored.intermediateGoals);
  return (
    <>
      <CardBoundary>
        <GoalStats goals={goals} />
      </CardBoundary>
      <CardBoundary>
        <TargetCard
          financialGoal={stored.financialGoal}
          netWorth={netWorth(financials)}
          today={today}
          known={{ financials, goals: stored.intermediateGoals }}
        />
      </CardBoundary>
      <AllGoals>
        <GoalFinder goals={goals} today={today} onAdd={dialogs.add} onOpen={dialogs.details} onEdit={dialogs.edit} />
      </AllGoals>
      <GoalDialogs dialogs={dialogs} goals={goals} revision={stored.revision} onToggleStep={toggleStep} />
    </>
  );
}
