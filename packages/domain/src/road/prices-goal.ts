import { addMonths, type CalendarDate } from "../calendar-date.ts";
import { formatDollars } from "../format-money.ts";
import type { GoalDraft } from "./goal-draft.ts";
import type { RoadLevers } from "./road-levers.ts";
import type { RoadLine } from "./road-line.ts";

interface Known {
  /** The road with no lever moved: what is left over now. */
  usual: Pick<RoadLine, "path">;
  levers: RoadLevers;
}

const YEARS = [1, 2, 3];

/** Other prices: they are in nobody's hands, but what is put aside can rise with them. */
export function pricesDraft({ levers: { inflation }, usual }: Known, today: CalendarDate): GoalDraft | null {
  if (inflation === null || inflation <= 0 || !usual.path) return null;
  const { monthly } = usual.path;
  if (monthly <= 0) {
    return {
      title: `Keep pace with prices that rise ${inflation}% a year`,
      description: "Prices are not in your hands; what you buy is. So far nothing is left over to raise with them.",
      date: addMonths(today, 12),
      steps: [
        { title: "List what became dearer most", date: addMonths(today, 1) },
        { title: "Find something cheaper for one of them", date: addMonths(today, 3) },
        { title: "Put a first amount aside each month", date: addMonths(today, 6) },
        { title: "Look at prices again", date: addMonths(today, 12) },
      ],
    };
  }
  const raised = (years: number) => formatDollars(monthly * (1 + inflation / 100) ** years);
  return {
    title: `Raise what I save by ${inflation}% each year`,
    description: `Prices are not in your hands; what you save is. Now ${formatDollars(monthly)} a month are left over: raised with prices they keep their worth.`,
    date: addMonths(today, 12 * YEARS.length),
    steps: YEARS.map((years) => ({
      title: `Put aside ${raised(years)} a month`,
      date: addMonths(today, 12 * years),
    })),
  };
}
