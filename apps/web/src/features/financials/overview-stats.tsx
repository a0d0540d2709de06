import type { FinancialsResult } from "@seven-figures/calls";
import { FINANCIAL_INFO_FIELDS, formatDollars, netWorth, totalAssets } from "@seven-figures/domain";
import { OverviewStat } from "./overview-stat.tsx";
import styles from "./overview-stats.module.css";

export function OverviewStats({ financials }: { financials: FinancialsResult }) {
  const { financialInfo } = financials;
  return (
    <dl className={styles.stats}>
      <OverviewStat
        label={FINANCIAL_INFO_FIELDS.annualIncome.label}
        value={dollarsOrNull(financialInfo.annualIncome)}
      />
      <OverviewStat
        label={FINANCIAL_INFO_FIELDS.annualExpenses.label}
        value={dollarsOrNull(financialInfo.annualExpenses)}
      />
      <OverviewStat label="Total Assets" value={formatDollars(totalAssets(financials.assets))} isWide />
      <OverviewStat label="Net Worth" value={formatDollars(netWorth(financials))} isMain />
    </dl>
  );
}

function dollarsOrNull(amount: number | null): string | null {
  return amount === null ? null : formatDollars(amount);
}
