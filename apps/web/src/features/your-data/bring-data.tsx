import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import styles from "./your-data.module.css";

/** The way to what is kept elsewhere: spreadsheets and bank statements. */
export function BringData() {
  return (
    <Card title="Bring data in">
      <p className={styles.text}>
        Assets and debts from a CSV file or a spreadsheet, and what you earn and spend from a bank statement that stays
        on your device.
      </p>
      <ButtonLink to={paths.import}>Import</ButtonLink>
    </Card>
  );
}
