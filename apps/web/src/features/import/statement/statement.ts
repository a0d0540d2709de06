import type { CalendarDate, Dollars } from "@seven-figures/domain";
import type { Table } from "#tables/read-table.ts";

/** One booking. Above 0 is money that came in. */
export interface Line {
  date: CalendarDate;
  amount: Dollars;
  text: string;
  /** The bank itself calls it a transfer. */
  isTransfer: boolean;
}

export type AccountKind = "bank" | "card";

/** What a bank's file says. Nothing of it is ever sent anywhere. */
export interface Statement {
  name: string;
  /** Files of the same account say the same here. */
  account: string;
  kind: AccountKind;
  lines: Line[];
  /** The days that it speaks of. */
  from: CalendarDate;
  to: CalendarDate;
  /** Of a CSV file: its cells and what they were taken for, which the person may change. */
  source: { table: Table; roles: StatementRole[] } | null;
  /** Signs of other currencies than US dollars. */
  currencies: string[];
}

export type StatementRole = "date" | "amount" | "in" | "out" | "text" | "category" | "skip";

export type Refused = { refused: string };
