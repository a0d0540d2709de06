import { formatMoneyInput, NO_LEVERS, type RoadLevers } from "@seven-figures/domain";
import { type ComponentProps, memo, useContext, useState } from "react";
import { controlProps, FieldNotes, useFieldIds } from "#ui/field-frame.tsx";
import { LeverGoal } from "./lever-goal.tsx";
import styles from "./levers.module.css";
import { RangeInput } from "./range-input.tsx";
import { RoadPulls, useLeverPlace } from "./road-pulls.ts";
import { SLIDERS, type Slider, type SliderLever } from "./sliders.ts";

interface LeverSliderProps {
  lever: SliderLever;
  /** Null: the lever is not moved, `resting` is what holds. */
  value: number | null;
  resting: number;
  /** How far the slider goes, where that depends on the person. */
  reach?: readonly [number, number];
  onMove: (moved: Partial<RoadLevers>) => void;
}

/** A lever as a slider and as a number: the one for a feel, the other to be exact. Drawn anew only where it is another. */
export const LeverSlider = memo(function LeverSlider({ lever, value, resting, reach, onMove }: LeverSliderProps) {
  const { id, label, range, bounds, unit, help, goal }: Slider = SLIDERS[lever];
  const ids = useFieldIds(id);
  const pull = useContext(RoadPulls);
  const [draft, setDraft] = useState<string | null>(null);
  const wrong = draft === null ? null : wrongNumber(draft, bounds, unit);
  const reached = reach ?? range ?? bounds;
  const moved = (next: number) => ({ [lever]: next === resting ? NO_LEVERS[lever] : next });
  const type = (text: string) => {
    setDraft(text);
    if (wrongNumber(text, bounds, unit) === null) onMove(moved(numberOf(text)));
  };
  return (
    <div className={styles.lever} data-moved={value !== null && value !== resting}>
      <div className={styles.leverHead}>
        <label htmlFor={ids.control}>{label}</label>
        <span className={styles.number}>
          {unit === "$" ? <span aria-hidden>$</span> : null}
          <PlaceAsNumber
            {...{ lever, value, resting, draft }}
            inputMode={reached[0] < 0 ? "text" : "decimal"}
            {...controlProps(ids, { help, error: wrong ?? undefined })}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(null)}
          />
          {unit === "%" ? <span aria-hidden>%</span> : null}
        </span>
      </div>
      <PlaceAsSlider
        {...{ lever, value, resting }}
        reach={reached}
        label={label}
        onSlide={(next) => {
          setDraft(null);
          pull.slide(moved(next));
        }}
      />
      <FieldNotes ids={ids} help={help} error={wrong ?? undefined} />
      {goal ? <LeverGoal of={goal} /> : null}
    </div>
  );
});

type Place = Pick<LeverSliderProps, "lever" | "value" | "resting">;

interface PlaceAsNumberProps extends Place, Omit<ComponentProps<"input">, "value"> {
  /** What is being typed. */
  draft: string | null;
}

/** Where the lever stands, or what is typed; like the slider drawn by itself while it is pulled. */
function PlaceAsNumber({ lever, value, resting, draft, ...input }: PlaceAsNumberProps) {
  const place = useLeverPlace(lever, value) ?? resting;
  return (
    <span className={styles.typed}>
      <input type="text" autoComplete="off" {...input} value={draft ?? numberText(place, SLIDERS[lever].unit)} />
    </span>
  );
}

interface PlaceAsSliderProps extends Place {
  label: string;
  reach: readonly [number, number];
  onSlide: (next: number) => void;
}

function PlaceAsSlider({ lever, value, resting, label, reach, onSlide }: PlaceAsSliderProps) {
  const { step, unit }: Slider = SLIDERS[lever];
  const place = useLeverPlace(lever, value) ?? resting;
  return (
    <RangeInput
      label={label}
      place={place}
      value={Math.min(Math.max(place, reach[0]), reach[1])}
      range={reach}
      step={step}
      textOf={(at) => (unit === "%" ? `${at} percent` : unit === "$" ? `${at} dollars` : String(at))}
      onSlide={onSlide}
    />
  );
}

function numberText(value: number, unit: Slider["unit"]): string {
  return unit === "$" ? formatMoneyInput(value) : String(value);
}

/** As people write it: `1,250`, `-300`, `$300`, `3.5%`. */
function numberOf(text: string): number {
  const plain = text.trim().replace(/[−–]/, "-").replaceAll(",", "").replace("$", "").replace(/%$/, "").trim();
  return /^[+-]?\d+(\.\d+)?$|^[+-]?\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

function wrongNumber(text: string, [least, most]: readonly [number, number], unit: Slider["unit"]): string | null {
  const number = numberOf(text);
  if (Number.isNaN(number) || (unit === "year" && !Number.isInteger(number))) return "Please enter a number";
  if (number >= least && number <= most) return null;
  return `Please enter a number from ${wordOf(least, unit)} to ${wordOf(most, unit)}`;
}

function wordOf(value: number, unit: Slider["unit"]): string {
  if (unit === "year") return String(value);
  const sign = value < 0 ? "−" : "";
  const digits = Math.abs(value).toLocaleString("en-US");
  return unit === "$" ? `${sign}$${digits}` : `${sign}${digits}%`;
}
