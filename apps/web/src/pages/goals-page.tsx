import { firstName } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { paths } from "#config/paths.ts";
import { today } from "#config/today.ts";
import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { GoalsBoard } from "#features/goals/goals-board.tsx";
import { GoalsSkeleton } from "#features/goals/goals-skeleton.tsx";
import { useGoalDialogs } from "#features/goals/use-goal-dialogs.ts";
import { Link } from "#routing/link.tsx";
import { Button } from "#ui/button.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function GoalsPage() {
  const [profile, financials, goals] = [useQuery(profileQuery), useQuery(financialsQuery), useQuery(goalsQuery)];
  const queries = [profile, financials, goals];
  const failure = queries.find(({ isLoadingError }) => isLoadingError)?.error;
  const dialogs = useGoalDialogs();
  const { name, email } = profile.data?.basicInfo ?? {};
  return (
    <Page>
      <PageHead
        title={profile.data ? `${firstName({ name, email })}'s Goals` : "Your Goals"}
        intro={
          <>
            Nearest date first. <Link to={paths.road}>See your road</Link>
          </>
        }
      >
        <Button
          variant="primary"
          icon={<Plus strokeWidth={1.75} aria-hidden />}
          disabled={!goals.data}
          onClick={dialogs.add}
        >
          Add Goal
        </Button>
      </PageHead>
      {profile.data && financials.data && goals.data ? (
        <GoalsBoard goals={goals.data} financials={financials.data} today={today()} dialogs={dialogs} />
      ) : failure ? (
        <LoadFailed message={failure.message} queries={queries} />
      ) : (
        <GoalsSkeleton />
      )}
    </Page>
  );
}
