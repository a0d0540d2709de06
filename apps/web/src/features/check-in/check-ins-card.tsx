import { type CheckIn, formatDate, formatDollars, wholeChange } from "@seven-figures/domain";
import { Card } from "#ui/card.tsx";
import styles from "./check-in.module.css";
import { changeWords } from "./check-in-words.ts";

const SHOWN = 12;

/** The last check-ins, the newest first; nothing before the first. */
export function CheckInsCard({ checkIns }: { checkIns: readonly CheckIn[] }) {
  if (checkIns.length === 0) return null;
  return (
    <Card title="Your check-ins">
      <ul className={styles.checkIns}>
        {checkIns
          .slice(-SHOWN)
          .toReversed()
          .map((checkIn) => (
            <li key={checkIn.id}>
              <p>
                <span>{formatDate(checkIn.date)}</span> <b>{formatDollars(checkIn.netWorth)}</b>
              </p>
              <p className={styles.note}>
                {changeWords(wholeChange(checkIn))}: saved {changeWords(checkIn.saved)} · market{" "}
                {changeWords(checkIn.market)} · debts {changeWords(checkIn.paidOff)}
              </p>
            </li>
          ))}
      </ul>
    </Card>
  );
}
