import type { ReactNode } from "react";

/** A widget, or several that go together, on show. */
export interface Specimen {
  title: string;
  /** The files of `src/ui` that are seen in it, without their ending. */
  of: readonly string[];
  show: () => ReactNode;
}
