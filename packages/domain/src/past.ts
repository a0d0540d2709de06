import * as z from "zod/mini";
import { type CalendarDate, type Instant, yearOf } from "./calendar-date.ts";
import { CHECK_IN_FIELDS, TOLD_FIELDS } from "./field-facts.ts";
import { day, entryId, option, requiredNumber, text } from "./field-rules.ts";
import { MAX_CHECK_INS, MAX_LIST_ENTRIES, MIN_YEAR } from "./limits.ts";
import { type Dollars, MAX_AMOUNT, roundToCents } from "./money.ts";
import { uniqueIds } from "./unique-ids.ts";

/** What an earlier figure is of: all that one had, or one thing that was owned or owed. */
export const TOLD_KINDS = ["net-worth", "asset", "debt"] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** A figure of an earlier day that was told later. It is never part of today's figures. */
export interface ToldFigure {
  id: string;
  date: CalendarDate;
  of: ToldKind;
  /** The asset or debt, in the person's words; empty for net worth. */
  name: string;
  /** Negative only for net worth. */
  amount: Dollars;
}

/** One going through of all balances, and what had become of them since the one before. */
export interface CheckIn {
  id: string;
  date: CalendarDate;
  /** The day that it is compared with; null where there was nothing before it. */
  since: CalendarDate | null;
  netWorth: Dollars;
  /** What net worth changed by since then, in its three parts: see `splitChange`. */
  saved: Dollars;
  market: Dollars;
  paidOff: Dollars;
  /** When the target is reached at the pace of this day, and what was said of it on the day compared with. */
  arrival: CalendarDate | null;
  arrivalBefore: CalendarDate | null;
}

/** What a person told of earlier days, and their check-ins, the oldest first. Kept apart from what is so today. */
export interface Past {
  told: ToldFigure[];
  checkIns: CheckIn[];
  createdAt: Instant;
  updatedAt: Instant;
}

const TOO_LARGE = "cannot be more than $1,000,000,000,000";

/** Dollars that may be negative, rounded to the cent. */
function signedAmount(label: string) {
  return requiredNumber(label).check(
    z.gte(-MAX_AMOUNT, `${label} cannot be less than -$1,000,000,000,000`),
    z.lte(MAX_AMOUNT, `${label} ${TOO_LARGE}`),
    z.overwrite(roundToCents),
  );
}

export const toldRules = {
  date: day(TOLD_FIELDS.date.named).check(
    z.refine((date) => yearOf(date) >= MIN_YEAR, `${TOLD_FIELDS.date.named} cannot be before ${MIN_YEAR}`),
  ),
  of: option(TOLD_FIELDS.of.named, TOLD_KINDS),
  name: text(TOLD_FIELDS.name.label),
  amount: signedAmount(TOLD_FIELDS.amount.label),
} as const;

/** Beside the fields' own rules: only net worth goes without a name, and may be negative. */
const nameAndSignFit = z.check<Omit<ToldFigure, "id">>(
  ({ value: told, issues }) => {
    if (told?.of !== "asset" && told?.of !== "debt") return;
    if (typeof told.name === "string" && told.name.trim() === "")
      issues.push({ code: "custom", path: ["name"], message: `${TOLD_FIELDS.name.label} is required`, input: told });
    if (told.amount < 0)
      issues.push({
        code: "custom",
        path: ["amount"],
        message: `${TOLD_FIELDS.amount.label} cannot be negative`,
        input: told,
      });
  },
  { when: () => true },
);

export const toldFigureSchema = z.pipe(
  z.object({ ...toldRules, id: entryId }).check(nameAndSignFit),
  z.transform((told): ToldFigure => ({ ...told, name: told.of === "net-worth" ? "" : told.name })),
);

/** Up to 200 figures with different ids. */
export const toldListSchema = z
  .array(toldFigureSchema)
  .check(z.maxLength(MAX_LIST_ENTRIES, `At most ${MAX_LIST_ENTRIES} earlier figures can be kept`), uniqueIds());

export const checkInSchema = z.object({
  id: entryId,
  date: day(CHECK_IN_FIELDS.date.label),
  since: z.nullable(day(CHECK_IN_FIELDS.date.label)),
  netWorth: z.number(),
  saved: z.number(),
  market: z.number(),
  paidOff: z.number(),
  arrival: z.nullable(day(CHECK_IN_FIELDS.date.label)),
  arrivalBefore: z.nullable(day(CHECK_IN_FIELDS.date.label)),
});

export const pastSchema = z.object({
  told: toldListSchema,
  checkIns: z.array(checkInSchema).check(z.maxLength(MAX_CHECK_INS, `At most ${MAX_CHECK_INS} are kept`), uniqueIds()),
});

export function emptyPast(now: Instant): Past {
  return { told: [], checkIns: [], createdAt: now, updatedAt: now };
}

/** With a figure, in the place of what was told before of the same thing and day, and in the order of days. */
export function withTold(told: readonly ToldFigure[], figure: ToldFigure): ToldFigure[] {
  const isSame = ({ of, name, date }: ToldFigure) =>
    of === figure.of && name.toLowerCase() === figure.name.toLowerCase() && date === figure.date;
  const before = told.find(isSame);
  return sortTold([...told.filter((each) => each !== before), { ...figure, id: before?.id ?? figure.id }]);
}

/** Figures in the order of their days, those of one day as they were told. */
export function sortTold(told: readonly ToldFigure[]): ToldFigure[] {
  return told.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
