/**
 * A number with its thousands apart, as English writes it: `12,500`, `-1,250.5`. Written without `Intl` for the sake of a
 * page's start, as dates are (`format-date.ts`).
 */
export function groupDigits(value: number): string {
  const [whole = "", decimals] = String(value).split(".");
  // From 1e21 on digits alone no longer say it.
  if (!/^-?\d+$/.test(whole) || decimals?.includes("e")) return value.toLocaleString("en-US");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
