import { useQuery } from "@tanstack/react-query";
import { financialsQuery } from "#documents/financials.ts";
import { Card } from "#ui/card.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { FinancialsContent } from "./financials-content.tsx";
import { FinancialsSkeleton } from "./financials-skeleton.tsx";

export function FinancialsView() {
  const { data, error, refetch } = useQuery(financialsQuery);
  if (data) return <FinancialsContent financials={data} />;
  if (!error) return <FinancialsSkeleton />;
  return (
    <Card as="div">
      <ErrorState message="Your financial information could not be loaded." onRetry={() => refetch()} />
    </Card>
  );
}
