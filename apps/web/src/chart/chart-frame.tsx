import type { Dollars } from "@seven-figures/domain";
import { type CSSProperties, memo, type ReactNode, useId } from "react";
import { AmountAxis } from "./amount-axis.tsx";
import { tickLabels } from "./axis-ticks.ts";
import styles from "./chart-frame.module.css";
import type { useShownPoint } from "./use-shown-point.ts";

interface ChartFrameProps {
  label: string;
  /** What the arrow keys do here. */
  keys: string;
  /** The height of the plot, pixels; the words below it come on top of that. */
  height: number;
  ticks: readonly Dollars[];
  yOf: (amount: Dollars) => number;
  shown: Pick<ReturnType<typeof useShownPoint>, "plot" | "handlers">;
  /** What is said of the point that is shown, where it does not stand beside the chart. */
  status?: ReactNode;
  /** What is drawn over the lines of the round amounts. */
  children: ReactNode;
}

/** A chart that pointers, taps and arrow keys read: round amounts at its side with a line each, and the plot. */
export function ChartFrame({
  label,
  keys,
  height,
  ticks,
  yOf,
  shown: { plot, handlers },
  status,
  children,
}: ChartFrameProps) {
  const id = useId();
  return (
    <div
      className={styles.chart}
      style={{ "--plot-height": `${height}px` } as CSSProperties}
      role="application"
      aria-roledescription="chart"
      aria-label={label}
      aria-describedby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the chart, for those who have no pointer
      tabIndex={0}
      {...handlers}
    >
      <p id={id} hidden>
        {keys}
      </p>
      {status}
      <Amounts ticks={ticks} yOf={yOf} />
      <svg ref={plot} className={styles.plot} aria-hidden>
        <Grid ticks={ticks} yOf={yOf} />
        {children}
      </svg>
    </div>
  );
}

type Ticks = Pick<ChartFrameProps, "ticks" | "yOf">;

const Amounts = memo(function Amounts({ ticks, yOf }: Ticks) {
  const labels = tickLabels(ticks);
  return <AmountAxis ticks={ticks.map((amount, at) => ({ label: labels[at] ?? "", y: yOf(amount) }))} />;
});

const Grid = memo(function Grid({ ticks, yOf }: Ticks) {
  return ticks.map((amount) => (
    <line key={amount} className={styles.grid} x2="100%" y1={yOf(amount)} y2={yOf(amount)} />
  ));
});

/** The upright line through the point that is shown, at a share of the plot's width. */
export function ChartPointer({ share, height }: { share: number; height: number }) {
  return <line className={styles.pointer} x1={`${share * 100}%`} x2={`${share * 100}%`} y2={height} />;
}
