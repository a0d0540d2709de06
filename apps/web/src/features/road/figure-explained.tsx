import { ExplanationDialog } from "#explained/explanation-dialog.tsx";
import { type Explained, type ExplainedRoad, explanationElsewhere, explanationOf } from "./explanations.ts";

/** `of`: the scenario that a figure is of; undefined for the road that is looked at. */
export interface ExplainedFigure {
  what: Explained;
  of: Pick<ExplainedRoad, "line" | "likelihood"> | undefined;
}

interface FigureExplainedProps extends ExplainedRoad {
  /** Null: closed. */
  figure: ExplainedFigure | null;
  onClose: () => void;
}

/** How the figure that was pressed comes about. */
export function FigureExplained({ figure, onClose, ...road }: FigureExplainedProps) {
  const explain = figure?.of ? explanationElsewhere : explanationOf;
  return (
    <ExplanationDialog explanation={figure && explain(figure.what, { ...road, ...figure.of })} onClose={onClose} />
  );
}
