import { startTransition, useOptimistic } from "react";
import styles from "./levers.module.css";

interface RangeInputProps {
  label: string;
  value: number;
  range: readonly [number, number];
  step: number;
  /** What is heard of a value. */
  textOf: (value: number) => string;
  onSlide: (value: number) => void;
}

/**
 * It stands where it was slid to, and says so, at once; what hangs on it follows as soon as there is time. Nothing that
 * is drawn for an earlier place holds up, or pulls back, what is under the finger. Once all is drawn, `value` holds.
 */
export function RangeInput({ label, value, range: [least, most], step, textOf, onSlide }: RangeInputProps) {
  const [place, setPlace] = useOptimistic(value);
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={`${label}, slider`}
      min={least}
      max={most}
      step={step}
      value={place}
      aria-valuetext={textOf(place)}
      onChange={(event) => {
        const next = Number(event.target.value);
        startTransition(() => {
          setPlace(next);
          onSlide(next);
        });
      }}
    />
  );
}
