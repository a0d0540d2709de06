import { NO_LEVERS, type RoadLevers } from "./road-levers.ts";

/**
 * Levers as the query of an address, without the question mark: `saving=300&risk=aggressive`. Levers that are not moved
 * are left out. {@link readRoadAddress} reads it back.
 */
export function roadAddress(levers: Partial<RoadLevers>): string {
  const { saving, spending, riskTolerance, annualReturn, spread, inflation, rising, targetYear, order, events } = {
    ...NO_LEVERS,
    ...levers,
  };
  const params = new URLSearchParams();
  const put = (key: string, value: number | string | null) => {
    if (value !== null) params.append(key, String(value));
  };
  put("saving", saving || null);
  put("spending", spending || null);
  put("risk", riskTolerance);
  put("return", annualReturn);
  put("spread", spread);
  put("inflation", inflation);
  put("rising", rising ? 1 : null);
  put("year", targetYear);
  put("first", order === NO_LEVERS.order ? null : order);
  for (const { kind, date, amount } of events) put("event", `${kind}_${date}_${amount}`);
  for (const id of levers.still ?? []) put("still", id);
  for (const id of levers.growing ?? []) put("growing", id);
  return params.toString();
}
