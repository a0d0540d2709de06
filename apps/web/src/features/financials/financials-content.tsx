import type { FinancialsResult } from "@seven-figures/calls";
import { totalAssets, totalDebts } from "@seven-figures/domain";
import { useDirtyParts } from "#forms/use-dirty-parts.ts";
import { CardBoundary } from "#ui/card-boundary.tsx";
import { useUnsavedChanges } from "#ui/use-unsaved-changes.tsx";
import { ASSETS } from "./asset-kind.ts";
import { CashFlowCard } from "./cash-flow-card.tsx";
import { DEBTS } from "./debt-kind.ts";
import { DebtsFoot } from "./debts-foot.tsx";
import { EntriesCard } from "./entries-card.tsx";
import styles from "./financials-content.module.css";
import { IncomeForm } from "./income-form.tsx";
import { OverviewStats } from "./overview-stats.tsx";

const LEAVE_WARNING =
  "You have unsaved changes to your financial information. Are you sure you want to leave without saving?";

export function FinancialsContent({ financials }: { financials: FinancialsResult }) {
  const { isDirty, report } = useDirtyParts();
  const { dialog, confirmLeave } = useUnsavedChanges(isDirty, LEAVE_WARNING);
  const { financialInfo, assets, debts } = financials;
  const assetsTotal = totalAssets(assets);
  const debtsTotal = totalDebts(debts);
  const scale = Math.max(assetsTotal, debtsTotal);
  const guard = { reportDirty: report, confirmLeave };
  return (
    <>
      <CardBoundary>
        <OverviewStats financials={financials} />
      </CardBoundary>
      <div className={styles.halves}>
        <CardBoundary>
          <CashFlowCard info={financialInfo} />
        </CardBoundary>
        <CardBoundary>
          <IncomeForm info={financialInfo} reportDirty={report} />
        </CardBoundary>
      </div>
      <div className={styles.lists}>
        <CardBoundary>
          <EntriesCard kind={ASSETS} entries={assets} scale={scale} {...guard} />
        </CardBoundary>
        <CardBoundary>
          <EntriesCard
            kind={DEBTS}
            entries={debts}
            scale={scale}
            foot={<DebtsFoot assetsTotal={assetsTotal} debtsTotal={debtsTotal} />}
            {...guard}
          />
        </CardBoundary>
      </div>
      {dialog}
    </>
  );
}
