import { type Item, type ItemRef, type Quantity, quantify, type Scene, select } from "@seven-figures/domain";
import { entries } from "./build.ts";
import { shown } from "./shown.ts";

/** Of more entries than these the parts are not told. */
export const MOST_PARTS = 5;

/** A sentence of a fact that goes with an answer, with the figure that it is about. */
export interface BesideFact {
  figure: string;
  text: string;
  /** Whether it is told although its figure was: it means something else. */
  always?: true;
}

export function fact(figure: string, text: (figure: string) => string): BesideFact {
  return { figure, text: text(figure) };
}

/** A fact of a figure above zero; none where it is not known. */
export function figureOf(of: Quantity, scene: Scene, text: (figure: string) => string): BesideFact[] {
  const measured = quantify(of, scene);
  return measured.kind === "figure" && measured.value > 0 ? [fact(shown(measured), text)] : [];
}

/** Whether a figure stands in a text, and not as part of a longer one. */
export function tells(said: string, figure: string): boolean {
  const at = said.indexOf(figure);
  return at >= 0 && !/^(?:,?\d|\.\d)/.test(said.slice(at + figure.length));
}

export function itemOf(ref: ItemRef, { documents }: Pick<Scene, "documents">): Item | undefined {
  return select(entries(ref), documents)[0];
}
