import {
  type Asset,
  formatDollars,
  formatFullMonth,
  labelOf,
  RISK_TOLERANCE_OPTIONS,
  type RoadEvent,
  type RoadLevers,
} from "@seven-figures/domain";
import { rate } from "../answers/words/figures.ts";
import { listed, named } from "../answers/words/sentences.ts";

const EVENTS: Record<RoadEvent["kind"], string> = {
  home: "a home",
  child: "a child",
  sabbatical: "a sabbatical",
  inheritance: "an inheritance",
};
const ORDERS: Record<RoadLevers["order"], string | null> = {
  costly: null,
  debts: "all debts before investing",
  investing: "investing before debts",
};

/** What a road supposes to be otherwise than it is: `$300 more saved a month and the aggressive mix`. */
export function leverWords(levers: RoadLevers, assets: readonly Asset[]): string {
  const { saving, spending, riskTolerance, annualReturn, spread, inflation, rising, targetYear, order } = levers;
  const names = (ids: readonly string[]) => assets.filter(({ id }) => ids.includes(id)).map(({ name }) => named(name));
  const [still, growing] = [names(levers.still), names(levers.growing)];
  const parts = [
    saving !== 0 && `${formatDollars(Math.abs(saving))} ${saving > 0 ? "more" : "less"} saved a month`,
    spending !== 0 && `${formatDollars(Math.abs(spending))} ${spending > 0 ? "more" : "less"} spent a month`,
    riskTolerance && `the ${labelOf(RISK_TOLERANCE_OPTIONS, riskTolerance).toLowerCase()} mix`,
    annualReturn !== null && `a return of ${rate(annualReturn)} a year`,
    spread !== null && `swings of ${rate(spread)} a year`,
    inflation !== null && `prices rising ${rate(inflation)} a year`,
    rising && "income and spending rising with prices",
    targetYear !== null && `${targetYear} as target year`,
    ORDERS[order],
    ...levers.events.map(({ kind, date, amount }) => {
      const each = kind === "child" ? " a month" : "";
      return `${EVENTS[kind]} in ${formatFullMonth(date)} (${formatDollars(amount)}${each})`;
    }),
    still.length > 0 && `${listed(still)} standing still`,
    growing.length > 0 && `${listed(growing)} growing like investments`,
  ].filter((part) => typeof part === "string");
  return parts.length > 0 ? listed(parts) : "today's figures";
}
