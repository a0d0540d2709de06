import type { FinancialsResult, GoalsResult, ProfileResult } from "@seven-figures/calls";
import { type CalendarDate, sortGoals, targetOutlook } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { paths } from "#config/paths.ts";
import { netWorthHistoryQuery } from "#documents/stats.ts";
import { useChatContext } from "#features/chat/chat-context.tsx";
import { ChatHelpDialog } from "#features/chat/chat-help-dialog.tsx";
import { DashboardLayout } from "#features/dashboard/dashboard-layout.tsx";
import { FirstStepCard } from "#features/dashboard/first-step-card.tsx";
import { GOALS_SHOWN, GoalsBlock } from "#features/dashboard/goals-block.tsx";
import { hasNothingEntered } from "#features/dashboard/has-nothing-entered.ts";
import { HistoryCard } from "#features/dashboard/history-card.tsx";
import { MilestoneCard } from "#features/dashboard/milestone-card.tsx";
import { NetWorthCard } from "#features/dashboard/net-worth-card.tsx";
import { toPoints } from "#features/dashboard/net-worth-change.ts";
import { NextTargetDialog } from "#features/dashboard/next-target-dialog.tsx";
import { QuickActions } from "#features/dashboard/quick-actions.tsx";
import { ToDoCard } from "#features/dashboard/to-do-card.tsx";
import { useLikelihood } from "#features/dashboard/use-likelihood.ts";
import { GoalCard } from "#features/goals/goal-card.tsx";
import { GoalDialogs } from "#features/goals/goal-dialogs.tsx";
import { NewGoalTile } from "#features/goals/new-goal-tile.tsx";
import { useGoalDialogs } from "#features/goals/use-goal-dialogs.ts";
import { useStepToggle } from "#features/goals/use-step-toggle.ts";
import { useNavigate } from "#routing/routing.tsx";
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
  const { isTyping, isMiniOpen, send } = useChatContext();
  const [help, setHelp] = useState(false);
  const { financialGoal } = profile;
  const outlook = useMemo(
    () => targetOutlook(financials, financialGoal, today, stored.intermediateGoals),
    [financials, financialGoal, today, stored.intermediateGoals],
  );
  const likelihood = useLikelihood(outlook);
  const [choosing, setChoosing] = useState(false);
  const navigate = useNavigate();
  const tell = (sentence: string) => {
    send(sentence);
    navigate(paths.chatbot);
  };
  const points = history.data && toPoints(history.data.points);
  const cards = sortGoals(goals)
    .slice(0, GOALS_SHOWN)
    .map((goal) => ({
      id: goal.id,
      card: (
        <GoalCard
          goal={goal}
          today={today}
          compact
          onOpen={() => dialogs.details(goal)}
          onEdit={() => dialogs.edit(goal)}
        />
      ),
    }));
  return (
    <>
      <DashboardLayout
        besideChat={isMiniOpen}
        main={
          <>
            {hasNothingEntered(financials) ? (
              <CardBoundary>
                <FirstStepCard onTell={tell} isWaiting={isTyping} />
              </CardBoundary>
            ) : null}
            <CardBoundary>
              <NetWorthCard
                outlook={outlook}
                likelihood={likelihood}
                financials={financials}
                history={points}
                checkedInOn={history.data?.checkedInOn}
                onChooseNext={() => setChoosing(true)}
              />
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
              <MilestoneCard outlook={outlook} />
            </CardBoundary>
            <CardBoundary>
              <HistoryCard
                history={points}
                failure={history.error?.message ?? null}
                onRetry={() => history.refetch()}
                netWorth={outlook.netWorth}
                targetAmount={outlook.target}
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
      <NextTargetDialog open={choosing} onOpenChange={setChoosing} outlook={outlook} profile={profile} />
      <ChatHelpDialog open={help} onOpenChange={setHelp} />
    </>
  );
}
