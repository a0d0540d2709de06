import type { RunReader } from "./reading.ts";
export const readGoalEditLoosely: RunReader = () => null;
