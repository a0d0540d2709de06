import type { FinancialsResult, GoalsResult, ProfileResult } from "@seven-figures/calls";
import { type CalendarDate, netWorth as netWorthOf, sortGoals } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { netWorthHistoryQuery } from "#documents/stats.ts";
import { useChatContext } from "#features/chat/chat-context.tsx";
import { ChatHelpDialog } from "#features/chat/chat-help-dialog.tsx";
import { DashboardLayout } from "#features/dashboard/dashboard-layout.tsx";
import { GOALS_SHOWN, GoalsBlock } from "#features/dashboard/goals-block.tsx";
import { HistoryCard } from "#features/dashboard/history-card.tsx";
import { MilestoneCard } from "#features/dashboard/milestone-card.tsx";
import { NetWorthCard } from "#features/dashboard/net-worth-card.tsx";
import { toPoints } from "#features/dashboard/net-worth-change.ts";
import { QuickActions } from "#features/dashboard/quick-actions.tsx";
import { ToDoCard } from "#features/dashboard/to-do-card.tsx";
import { GoalCard } from "#features/goals/goal-card.tsx";
import { GoalDialogs } from "#features/goals/goal-dialogs.tsx";
import { NewGoalTile } from "#features/goals/new-goal-tile.tsx";
import { useGoalDialogs } from "#features/goals/use-goal-dialogs.ts";
import { useStepToggle } from "#features/goals/use-step-toggle.ts";
import { CardBoundary } from "#ui/card-boundary.tsx";

interface DashboardBoardProps {
  profile: ProfileResult;
  financials: FinancialsResult;
  goals: GoalsResult;
  today: CalendarDate;
}

/** The dashboard once everything that it stands on is there. */
export function DashboardBoard({ profile, financials, goals: stored, today }: DashboardBoardProps) {
  const history = useQuery(netWorthHistoryQuery);
  const { goals, toggleStep } = useStepToggle(stored.intermediateGoals);
  const dialogs = useGoalDialogs();
  const { isMiniOpen } = useChatContext();
  const [help, setHelp] = useState(false);
  const netWorth = netWorthOf(financials);
  const { financialGoal } = profile;
  const points = history.data && toPoints(history.data.points);
  const cards = sortGoals(goals)
    .slice(0, GOALS_SHOWN)
    .map((goal) => ({
      id: goal.id,
      card: <GoalCard goal={goal} compact onOpen={() => dialogs.details(goal)} onEdit={() => dialogs.edit(goal)} />,
    }));
  return (
    <>
      <DashboardLayout
        chatOpen={isMiniOpen}
        main={
          <>
            <CardBoundary>
              <NetWorthCard netWorth={netWorth} financialGoal={financialGoal} history={points} today={today} />
            </CardBoundary>
            <CardBoundary>
              <ToDoCard goals={goals} today={today} onToggle={toggleStep} />
            </CardBoundary>
            <CardBoundary>
              <GoalsBlock cards={cards} tile={<NewGoalTile onAdd={dialogs.add} />} onAdd={dialogs.add} />
            </CardBoundary>
          </>
        }
        rail={
          <>
            <CardBoundary>
              <MilestoneCard netWorth={netWorth} targetAmount={financialGoal.targetAmount} />
            </CardBoundary>
            <CardBoundary>
              <HistoryCard
                history={points}
                failure={history.error?.message ?? null}
                onRetry={() => history.refetch()}
                netWorth={netWorth}
                targetAmount={financialGoal.targetAmount}
                today={today}
              />
            </CardBoundary>
            <CardBoundary>
              <QuickActions onHelp={() => setHelp(true)} />
            </CardBoundary>
          </>
        }
      />
      <GoalDialogs dialogs={dialogs} goals={goals} revision={stored.revision} onToggleStep={toggleStep} />
      <ChatHelpDialog open={help} onOpenChange={setHelp} />
    </>
  );
}
