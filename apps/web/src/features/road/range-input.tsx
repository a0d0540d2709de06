import { useRef } from "react";
import styles from "./levers.module.css";

interface RangeInputProps {
  label: string;
  value: number;
  /** Where the lever stands, which may be beyond the slider's reach. */
  place: number;
  range: readonly [number, number];
  step: number;
  /** What is heard of a value. */
  textOf: (value: number) => string;
  onSlide: (value: number) => void;
}

/**
 * A slider; what it is told of a place it must hold at once, or what is under the finger would be pulled back. A finger
 * that came down on it and then scrolls the page did not mean it: it goes back to where it stood.
 */
export function RangeInput({ label, value, place, range: [least, most], step, textOf, onSlide }: RangeInputProps) {
  const stood = useRef({ place, isSlid: false });
  return (
    <div>
      <input
        type="range"
        className={styles.slider}
        aria-label={`${label}, slider`}
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={textOf(value)}
        onPointerDown={() => {
          stood.current = { place, isSlid: false };
        }}
        onPointerCancel={() => stood.current.isSlid && onSlide(stood.current.place)}
        onChange={(event) => {
          stood.current.isSlid = true;
          onSlide(Number(event.target.value));
        }}
      />
    </div>
  );
}
