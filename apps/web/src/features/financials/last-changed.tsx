import { formatLongDate } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { dayOf } from "#config/moments.ts";
import { financialsQuery } from "#documents/financials.ts";

const INTRO = "What you earn, spend, own and owe, in US dollars";

/** When the person's financial information was last changed; what the page is for while there is none. */
export function LastChanged() {
  const { data } = useQuery(financialsQuery);
  if (!data || data.updatedAt === data.createdAt) return INTRO;
  return `Last changed ${formatLongDate(dayOf(data.updatedAt))}`;
}
