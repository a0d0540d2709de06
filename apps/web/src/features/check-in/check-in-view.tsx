import type { CheckInResult } from "@seven-figures/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { today as currentDay } from "#config/today.ts";
import { pastQuery } from "#documents/check-in.ts";
import { financialsQuery } from "#documents/financials.ts";
import { goalsQuery } from "#documents/goals.ts";
import { profileQuery } from "#documents/profile.ts";
import { useAuth } from "#session/auth-provider.tsx";
import { aheadPart, useAhead } from "#ui/ahead-part.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./check-in.module.css";
import { CheckInForm } from "./check-in-form.tsx";
import { CheckInsCard } from "./check-ins-card.tsx";
import { ToldCard } from "./told-card.tsx";

/** Seen at the end alone: it comes once the page stands, so that saving finds it there. */
const summary = aheadPart(async () => (await import("./check-in-summary.tsx")).CheckInSummary);

/** Going through all balances, and once they are saved what came of it. */
export function CheckInView() {
  const { person } = useAuth();
  const [profile, financials, goals] = [useQuery(profileQuery), useQuery(financialsQuery), useQuery(goalsQuery)];
  const past = useQuery(pastQuery);
  const [saved, setSaved] = useState<CheckInResult | null>(null);
  const CheckInSummary = useAhead(summary, saved !== null);
  const queries = [profile, financials, goals];
  if (!profile.data || !financials.data || !goals.data || !person) {
    if (!queries.some(({ isLoadingError }) => isLoadingError)) return <CheckInSkeleton />;
    return (
      <Card as="div">
        <ErrorState
          message="Your balances could not be loaded."
          onRetry={() => queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())}
        />
      </Card>
    );
  }
  return (
    <div className={styles.columns}>
      {saved ? (
        CheckInSummary ? (
          <CheckInSummary
            saved={saved}
            financials={financials.data}
            profile={profile.data}
            goals={goals.data.intermediateGoals}
            today={currentDay()}
            onAgain={() => setSaved(null)}
          />
        ) : (
          <CheckInSkeleton />
        )
      ) : (
        <CheckInForm userId={person.userId} financials={financials.data} onSaved={setSaved} />
      )}
      <div className={styles.aside}>
        <CheckInsCard checkIns={past.data?.checkIns ?? []} />
        {past.data ? <ToldCard told={past.data.told} /> : null}
      </div>
    </div>
  );
}

function CheckInSkeleton() {
  return (
    <div role="status" aria-label="Loading your balances...">
      <Skeleton height={420} />
    </div>
  );
}
