import {
  type CalendarDate,
  type Dollars,
  formatDate,
  formatDollars,
  formatMoneyInput,
  isCalendarDate,
  MAX_AMOUNT,
  MOST_ROAD_EVENTS,
  parseMoneyInput,
  ROAD_EVENT_KINDS,
  type RoadEvent,
  type RoadEventKind,
  type RoadLevers,
} from "@seven-figures/domain";
import { Plus, X } from "lucide-react";
import { type FormEvent, memo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { EVENT_KINDS } from "./event-kinds.ts";
import { EventNearer } from "./event-nearer.tsx";
import { LeverGoal } from "./lever-goal.tsx";
import styles from "./levers.module.css";

interface EventLeversProps {
  events: readonly RoadEvent[];
  today: CalendarDate;
  onMove: (moved: Partial<RoadLevers>) => void;
}

/** What happens once, each with its day and its amount. */
export const EventLevers = memo(function EventLevers({ events, today, onMove }: EventLeversProps) {
  return (
    <section className={styles.events} aria-labelledby="road-events">
      <h3 id="road-events">What happens once</h3>
      {events.length > 0 ? (
        <ul className={styles.list}>
          {events.map((event, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of the same are told apart by their place alone
            <li key={at} className={styles.event}>
              <p>
                {eventWords(event)} <EventNearer of={event} />
              </p>
              <LeverGoal of={event} />
              <IconButton
                label={`Remove ${EVENT_KINDS[event.kind].label.toLowerCase()}`}
                onClick={() => onMove({ events: events.filter((_, place) => place !== at) })}
              >
                <X strokeWidth={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      {events.length < MOST_ROAD_EVENTS ? (
        <EventForm today={today} onAdd={(event) => onMove({ events: [...events, event] })} />
      ) : (
        <p>{MOST_ROAD_EVENTS} are as many as fit on one road.</p>
      )}
    </section>
  );
});

function eventWords({ kind, date, amount }: RoadEvent): string {
  const each = kind === "child" ? " a month" : "";
  return `${EVENT_KINDS[kind].label}: ${formatDollars(amount)}${each}, ${formatDate(date)}`;
}

function EventForm({ today, onAdd }: { today: CalendarDate; onAdd: (event: RoadEvent) => void }) {
  const [kind, setKind] = useState<RoadEventKind>("home");
  const [date, setDate] = useState("");
  const [amount, setAmount] = useState("");
  const [errors, setErrors] = useState<{ date?: string | undefined; amount?: string | undefined }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = check(date, amount, today);
    setErrors("errors" in found ? found.errors : {});
    if ("errors" in found) return;
    onAdd({ kind, ...found.value });
    setDate("");
    setAmount("");
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label="What"
        options={ROAD_EVENT_KINDS.map((value) => ({ value, label: EVENT_KINDS[value].label }))}
        value={kind}
        help={EVENT_KINDS[kind].help}
        onChange={(event) => setKind(ROAD_EVENT_KINDS.find((value) => value === event.target.value) ?? "home")}
      />
      <TextField
        label="When"
        type="date"
        value={date}
        error={errors.date}
        onChange={(event) => {
          setDate(event.target.value);
          setErrors({ ...errors, date: undefined });
        }}
      />
      <NumberField
        label={EVENT_KINDS[kind].amount}
        placeholder="$"
        value={amount}
        error={errors.amount}
        onChange={(event) => {
          setAmount(event.target.value);
          setErrors({ ...errors, amount: undefined });
        }}
        onBlur={() => setAmount(formatMoneyInput(parseMoneyInput(amount)) || amount)}
      />
      <Button type="submit" variant="secondary" icon={<Plus strokeWidth={1.75} aria-hidden />}>
        Add to the road
      </Button>
    </form>
  );
}

type CheckedEvent =
  | { value: { date: CalendarDate; amount: Dollars } }
  | { errors: { date?: string | undefined; amount?: string | undefined } };

function check(date: string, text: string, today: CalendarDate): CheckedEvent {
  const amount = parseMoneyInput(text);
  const isAmount = typeof amount === "number" && amount >= 0.01 && amount <= MAX_AMOUNT;
  const isDay = isCalendarDate(date) && date >= today;
  if (isDay && isAmount) return { value: { date, amount } };
  return {
    errors: {
      date: isDay ? undefined : date === "" ? "Please choose a day" : "Please choose a day from today on",
      amount: isAmount ? undefined : "Please enter an amount above $0, up to $1,000,000,000,000",
    },
  };
}
