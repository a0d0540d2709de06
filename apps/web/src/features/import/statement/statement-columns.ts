import { decimalSign, foreignCurrencies, readAmount } from "#tables/read-amount.ts";
import { isDate, readDates } from "#tables/read-dates.ts";
import { columnCells, columnCount, foldHeading, type Table } from "#tables/read-table.ts";
import type { AccountKind, Line, Refused, Statement, StatementRole } from "./statement.ts";

export const STATEMENT_ROLES: readonly { value: StatementRole; label: string }[] = [
  { value: "date", label: "Date" },
  { value: "amount", label: "Amount, in and out" },
  { value: "in", label: "Money in" },
  { value: "out", label: "Money out" },
  { value: "text", label: "What it was" },
  { value: "category", label: "Category" },
  { value: "skip", label: "Not used" },
];

const HEADINGS: Record<Exclude<StatementRole, "skip">, readonly string[]> = {
  date: [
    "date",
    "transaction date",
    "trans date",
    "booking date",
    "posting date",
    "posted date",
    "post date",
    "date posted",
    "value date",
    "buchungstag",
    "buchungsdatum",
    "datum",
    "fecha",
  ],
  amount: ["amount", "transaction amount", "amount usd", "value", "betrag", "umsatz", "montant", "importe", "bedrag"],
  in: ["credit", "credits", "credit amount", "deposit", "deposits", "money in", "paid in", "in", "income", "haben"],
  out: [
    "debit",
    "debits",
    "debit amount",
    "withdrawal",
    "withdrawals",
    "money out",
    "paid out",
    "out",
    "charge",
    "soll",
  ],
  text: [
    "description",
    "payee",
    "name",
    "merchant",
    "memo",
    "details",
    "narrative",
    "transaction",
    "original description",
    "reference",
    "verwendungszweck",
    "buchungstext",
    "empfanger",
    "concepto",
    "omschrijving",
  ],
  category: ["category", "type", "transaction type", "kategorie"],
};

export function isStatementHeading(folded: string): boolean {
  return Object.values(HEADINGS).some((headings) => headings.includes(folded));
}

/** What each column of a bank's table holds, by its heading and, where that says nothing, by its cells. */
export function recogniseStatement(table: Table): StatementRole[] {
  const count = columnCount(table);
  const roles = Array.from({ length: count }, (): StatementRole => "skip");
  const take = (role: StatementRole, at: number | undefined) => {
    if (at !== undefined && at >= 0 && roles[at] === "skip" && !roles.includes(role)) roles[at] = role;
  };
  const folded = (table.headings ?? []).map(foldHeading);
  const named = (role: Exclude<StatementRole, "skip">) =>
    HEADINGS[role].map((word) => folded.indexOf(word)).find((at) => at >= 0);
  for (const role of ["date", "in", "out", "text", "category"] as const) take(role, named(role));
  if (!(roles.includes("in") && roles.includes("out"))) take("amount", named("amount"));
  const most = (fits: (cell: string) => boolean) =>
    roles.findIndex((role, at) => {
      const filled =
        role === "skip"
          ? columnCells(table, at)
              .slice(0, 200)
              .filter((cell) => cell !== "")
          : [];
      return filled.length > 0 && filled.filter(fits).length / filled.length >= 0.8;
    });
  take("date", most(isDate));
  if (!roles.some((role) => role === "amount" || role === "in" || role === "out")) {
    take(
      "amount",
      most((cell) => !isDate(cell) && Number.isFinite(readAmount(cell, decimalSign([cell])))),
    );
  }
  take(
    "text",
    most((cell) => /\p{L}{3}/u.test(cell) && !isDate(cell)),
  );
  return roles;
}

/** The bookings of a table whose columns hold what `roles` says; a sentence where there are none. */
function linesOf(table: Table, roles: readonly StatementRole[]): Line[] | Refused {
  const at = (role: StatementRole) => roles.indexOf(role);
  if (at("date") < 0) return { refused: "Say which column holds the dates." };
  if (at("amount") < 0 && at("in") < 0 && at("out") < 0) return { refused: "Say which column holds the amounts." };
  const days = readDates(columnCells(table, at("date")));
  const moneyOf = (role: StatementRole) => {
    const cells = at(role) < 0 ? [] : columnCells(table, at(role));
    const sign = decimalSign(cells);
    return cells.map((cell) => readAmount(cell, sign));
  };
  const [both, incoming, outgoing] = [moneyOf("amount"), moneyOf("in"), moneyOf("out")];
  const sizeOf = (amount: number | undefined) => (amount === undefined || Number.isNaN(amount) ? 0 : Math.abs(amount));
  const lines = table.rows.flatMap((row, index): Line[] => {
    const date = days[index];
    const amount = both[index] || sizeOf(incoming[index]) - sizeOf(outgoing[index]);
    if (!date || !Number.isFinite(amount) || amount === 0) return [];
    const category = row[at("category")] ?? "";
    return [{ date, amount, text: row[at("text")] ?? "", isTransfer: /\btransfers?\b/i.test(category) }];
  });
  return lines.length > 0 ? lines : { refused: "No row has both a date and an amount." };
}

/** A table as a statement, or why it is none. */
export function statementOf(
  table: Table,
  roles: StatementRole[],
  kind?: AccountKind,
): Omit<Statement, "name"> | Refused {
  const lines = linesOf(table, roles);
  if ("refused" in lines) return lines;
  const money = roles.flatMap((role, at) => (role === "amount" || role === "in" || role === "out" ? [at] : []));
  const itsKind = kind ?? kindOf(lines, roles);
  const days = lines.map(({ date }) => date).toSorted();
  const [from = "1900-01-01", to = from] = [days[0], days.at(-1)];
  return {
    account: (table.headings ?? []).join("|"),
    kind: itsKind,
    lines:
      itsKind === "card" && countsPurchases(lines) ? lines.map((line) => ({ ...line, amount: -line.amount })) : lines,
    from,
    to,
    source: { table, roles },
    currencies: foreignCurrencies(money.flatMap((at) => columnCells(table, at))),
  };
}

/** Cards are paid in round, and some banks write purchases above zero; accounts have few and larger sums coming in. */
function kindOf(lines: readonly Line[], roles: readonly StatementRole[]): AccountKind {
  if (lines.some(({ text }) => /payment.{0,20}thank you|autopay(?:ment)? (?:payment|received)/i.test(text)))
    return "card";
  return roles.includes("amount") && lines.length >= 5 && countsPurchases(lines) ? "card" : "bank";
}

/** Whether what was bought stands above zero: most lines of a card are purchases. */
function countsPurchases(lines: readonly Line[]): boolean {
  return lines.filter(({ amount }) => amount > 0).length > lines.length * 0.7;
}
