import { aheadPart } from "#ui/ahead-part.ts";

/** The parts of the bars that only the signed-in see. */
export const signedInBars = aheadPart(() => import("./signed-in-nav.tsx"), { whenIdle: false });
