import { calendarDate, dateParts, isCalendarDate } from "@seven-figures/domain";
import { DayPicker } from "react-day-picker";
import { today } from "#config/today.ts";
import { Button } from "./button.tsx";
import styles from "./date-field.module.css";

const YEARS_BACK = 100;
const YEARS_AHEAD = 10;

const LOOK = {
  months: styles.months,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.dropdownRoot,
  dropdown: styles.dropdown,
  caption_label: styles.captionLabel,
  nav: styles.nav,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  outside: styles.outside,
  selected: styles.selected,
};

/** The calendar of a date field: month and year dropdowns, the days, Clear and Today. */
export function DateCalendar({ value, onPick }: { value: string; onPick: (value: string) => void }) {
  const chosen = isCalendarDate(value) ? toLocalDate(value) : undefined;
  const now = toLocalDate(today());
  return (
    <>
      <DayPicker
        mode="single"
        autoFocus
        showOutsideDays
        captionLayout="dropdown"
        classNames={LOOK}
        labels={{ labelDayButton: labelDay }}
        selected={chosen}
        defaultMonth={chosen ?? now}
        startMonth={new Date(now.getFullYear() - YEARS_BACK, 0)}
        endMonth={new Date(now.getFullYear() + YEARS_AHEAD, 11)}
        onSelect={(day, pressed) => onPick(fromLocalDate(day ?? pressed))}
      />
      <div className={styles.foot}>
        <Button size="small" variant="quiet" onClick={() => onPick("")}>
          Clear
        </Button>
        <Button size="small" onClick={() => onPick(today())}>
          Today
        </Button>
      </div>
    </>
  );
}

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full" });

/** Holds the number that is seen ('1', not '1st'), for those who speak what they see. */
function labelDay(date: Date, { today: isToday, selected }: { today?: boolean; selected?: boolean }): string {
  return `${isToday ? "Today, " : ""}${longDay.format(date)}${selected ? ", selected" : ""}`;
}

function toLocalDate(day: `${number}-${number}-${number}`): Date {
  const parts = dateParts(day);
  return new Date(parts.year, parts.month - 1, parts.day);
}

function fromLocalDate(date: Date): string {
  return calendarDate(date.getFullYear(), date.getMonth() + 1, date.getDate());
}
