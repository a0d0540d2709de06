import { OWN_DEBTS } from "./own/own-debts.ts";
import { OWN_FLOWS } from "./own/own-flows.ts";
import { OWN_INVESTMENTS } from "./own/own-investments.ts";
import { OWN_WEALTH } from "./own/own-wealth.ts";

/** The figures of a person that lessons work in. */
export const OWN = { ...OWN_FLOWS, ...OWN_DEBTS, ...OWN_INVESTMENTS, ...OWN_WEALTH };

export type OwnFigure = keyof typeof OWN;
