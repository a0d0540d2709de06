import { useQuery } from "@tanstack/react-query";
import { today } from "#config/today.ts";
import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { MoneySwitch } from "#features/road/money-switch.tsx";
import { RoadBoard } from "#features/road/road-board.tsx";
import { RoadSkeleton } from "#features/road/road-skeleton.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Page, PageHead } from "#ui/page.tsx";

export function RoadPage() {
  const [profile, financials, goals] = [useQuery(profileQuery), useQuery(financialsQuery), useQuery(goalsQuery)];
  const queries = [profile, financials, goals];
  const failure = queries.find(({ isLoadingError }) => isLoadingError)?.error;
  return (
    <Page>
      <PageHead title="Your road" intro="From what was to where it leads, and what moves it.">
        <MoneySwitch />
      </PageHead>
      {profile.data && financials.data && goals.data ? (
        <RoadBoard profile={profile.data} financials={financials.data} goals={goals.data} today={today()} />
      ) : failure ? (
        <LoadFailed message={failure.message} queries={queries} />
      ) : (
        <RoadSkeleton />
      )}
    </Page>
  );
}
