import { firstName, formatWeekday, toDoList } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { today as currentDay } from "#config/today.ts";
import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { useChatContext } from "#features/chat/chat-context.tsx";
import { MiniChat } from "#features/chat/mini-chat.tsx";
import { DashboardSkeleton } from "#features/dashboard/dashboard-skeleton.tsx";
import { greeting, weekAhead } from "#features/dashboard/greeting.ts";
import { hasNothingEntered } from "#features/dashboard/has-nothing-entered.ts";
import { loadFailure, useLoadAlert } from "#features/dashboard/use-load-alert.ts";
import { Card } from "#ui/card.tsx";
import { CardBoundary } from "#ui/card-boundary.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Page, PageHead } from "#ui/page.tsx";
import { DashboardBoard } from "./dashboard-board.tsx";

export function DashboardPage() {
  const [profile, financials, goals] = [useQuery(profileQuery), useQuery(financialsQuery), useQuery(goalsQuery)];
  const queries = [profile, financials, goals];
  const error = queries.find(({ isLoadingError }) => isLoadingError)?.error;
  const failure = error ? loadFailure(error.message) : null;
  useLoadAlert(failure);
  const { isMiniOpen } = useChatContext();
  const today = currentDay();
  const { name, email } = profile.data?.basicInfo ?? {};
  const week = goals.data ? weekAhead(toDoList(goals.data.intermediateGoals, today)) : "";
  return (
    <Page>
      <PageHead
        title={greeting(new Date().getHours(), profile.data ? firstName({ name, email }) : "")}
        intro={`${formatWeekday(today)}. ${week}`}
      />
      {profile.data && financials.data && goals.data ? (
        <DashboardBoard profile={profile.data} financials={financials.data} goals={goals.data} today={today} />
      ) : failure ? (
        <Card as="div">
          <ErrorState
            message={failure}
            onRetry={() => queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())}
          />
        </Card>
      ) : (
        <DashboardSkeleton besideChat={isMiniOpen} />
      )}
      <CardBoundary fallback={null}>
        <MiniChat isLow={financials.data ? hasNothingEntered(financials.data) : false} />
      </CardBoundary>
    </Page>
  );
}
