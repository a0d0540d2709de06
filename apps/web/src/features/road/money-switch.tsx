import { type MoneyView, useMoneyView } from "#money-view/use-money-view.ts";
import { classNames } from "#ui/class-names.ts";
import styles from "./money-switch.module.css";

const VIEWS: readonly { view: MoneyView; label: string }[] = [
  { view: "future", label: "Future money" },
  { view: "today", label: "Today's money" },
];

/** Whether amounts ahead are shown in the dollars of their day or in what they buy today; it holds on the dashboard too. */
export function MoneySwitch() {
  const [chosen, choose] = useMoneyView();
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Amounts ahead are shown in</legend>
      {VIEWS.map(({ view, label }) => (
        <label key={view} className={classNames(styles.choice, view === chosen && styles.chosen)}>
          <input
            type="radio"
            name="money-view"
            className="visually-hidden"
            checked={view === chosen}
            onChange={() => choose(view)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
