import { startTransition, useLayoutEffect, useRef } from "react";
import styles from "./levers.module.css";

interface RangeInputProps {
  label: string;
  value: number;
  range: readonly [number, number];
  step: number;
  /** What is heard of its value. */
  text: string;
  onSlide: (value: number) => void;
}

/**
 * The browser itself moves it, and what hangs on it follows as soon as there is time: nothing that is drawn for an
 * earlier place holds up, or pulls back, what is under the finger.
 */
export function RangeInput({ label, value, range: [least, most], step, text, onSlide }: RangeInputProps) {
  const slider = useRef<HTMLInputElement>(null);
  /** The place that was told last, until what is drawn is of it. */
  const sent = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (sent.current === value) sent.current = null;
    if (slider.current && sent.current === null) slider.current.value = String(value);
  }, [value]);
  return (
    <input
      ref={slider}
      type="range"
      className={styles.slider}
      aria-label={`${label}, slider`}
      min={least}
      max={most}
      step={step}
      defaultValue={value}
      aria-valuetext={text}
      onChange={(event) => {
        const next = Number(event.target.value);
        sent.current = next;
        startTransition(() => onSlide(next));
      }}
      onBlur={(event) => {
        sent.current = null;
        event.target.value = String(value);
      }}
    />
  );
}
