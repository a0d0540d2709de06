import { COMPARISON_CUES } from "./comparison-cues.ts";
import type { Cue } from "./cue.ts";
import { FIGURE_CUES } from "./figure-cues.ts";
import { TIME_CUES } from "./time-cues.ts";

export const CUES: readonly Cue[] = [...FIGURE_CUES, ...COMPARISON_CUES, ...TIME_CUES];
