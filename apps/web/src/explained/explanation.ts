/** How a figure comes about. */
export interface Explanation {
  title: string;
  /** The figure, and how it is computed. */
  figure: string;
  formula: string;
  inputs: { label: string; value: string /** Where it can be changed; `#id` is a lever of the road. */; to?: string }[];
  assumptions: string[];
}
