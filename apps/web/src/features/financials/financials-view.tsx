import { useQuery } from "@tanstack/react-query";
import { financialsQuery } from "#documents/financials.ts";
import { LoadFailed } from "#ui/load-failed.tsx";
import { FinancialsContent } from "./financials-content.tsx";
import { FinancialsSkeleton } from "./financials-skeleton.tsx";

export function FinancialsView() {
  const financials = useQuery(financialsQuery);
  if (financials.data) return <FinancialsContent financials={financials.data} />;
  if (!financials.isError) return <FinancialsSkeleton />;
  return <LoadFailed message="Your financial information could not be loaded." queries={[financials]} />;
}
