import { type CalendarDate, formatDollars, formatFullMonth, type TargetOutlook, yearOf } from "@seven-figures/domain";

/** The Monthly Target, which supposes no growth, and the same with growth: always both. */
export function monthlyNeedWords({ plainMonthly, requiredMonthly: required, targetYear }: TargetOutlook): string {
  switch (required.kind) {
    case "no-time-left":
      return `No full year is left until ${targetYear}`;
    case "none-needed":
      return `${formatDollars(plainMonthly)} without growth, nothing more with it`;
    case "monthly":
      return `${formatDollars(plainMonthly)} without growth, ${formatDollars(required.amount)} with it`;
  }
}

/** The year of each milestone still ahead, by its percent. */
export function milestoneYears({ milestones }: Pick<TargetOutlook, "milestones">): ReadonlyMap<number, number> {
  return new Map(milestones.flatMap(({ percent, date }) => (date ? [[percent, yearOf(date)] as const] : [])));
}

/** When the next milestone is passed; null where that can't be told. */
export function nextMilestoneWords({ milestones }: Pick<TargetOutlook, "milestones">): string | null {
  const date: CalendarDate | null | undefined = milestones.find(({ reached }) => !reached)?.date;
  return date ? `${formatFullMonth(date)} at today's pace` : null;
}
