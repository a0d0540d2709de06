import { annualCashFlow, type FinancialInfo, formatSignedDollars, savingsRate } from "@seven-figures/domain";
import { Card } from "#ui/card.tsx";
import { Figure } from "#ui/figure.tsx";
import { CashFlowBar } from "./cash-flow-bar.tsx";
import styles from "./cash-flow-card.module.css";
import { cashFlowText } from "./cash-flow-text.ts";
import { SavingsRate } from "./savings-rate.tsx";

export function CashFlowCard({ info }: { info: FinancialInfo }) {
  const cashFlow = annualCashFlow(info);
  return (
    <Card as="section" title="Cash Flow Analysis" className={styles.card}>
      <div className={styles.body}>
        <dl className={styles.figures}>
          <div>
            <dt className={styles.label}>Annual Cash Flow</dt>
            <dd className={figureClass(cashFlow)}>
              {cashFlow === null ? "Not entered" : <Figure>{formatSignedDollars(cashFlow)}</Figure>}
            </dd>
          </div>
          <div>
            <dt className={styles.label}>Savings Rate</dt>
            <dd className={figureClass(savingsRate(info) === null ? null : 0)}>
              <SavingsRate rate={savingsRate(info)} />
            </dd>
          </div>
        </dl>
        {cashFlow !== null && <CashFlowBar income={info.annualIncome ?? 0} expenses={info.annualExpenses ?? 0} />}
        <p className={styles.text}>{cashFlowText(cashFlow)}</p>
      </div>
    </Card>
  );
}

function figureClass(amount: number | null): string | undefined {
  if (amount === null) return styles.missing;
  if (amount > 0) return `${styles.figure} ${styles.positive}`;
  return amount < 0 ? `${styles.figure} ${styles.negative}` : styles.figure;
}
