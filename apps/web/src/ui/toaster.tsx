import { aheadPart, useAhead } from "./ahead-part.ts";

/** Comes once the page stands, or with the first toast. */
export const toasterArea = aheadPart(() => import("./toaster-area.tsx"));

/** The toast area: once, at the root of the app. */
export function Toaster() {
  const area = useAhead(toasterArea, false);
  return area && <area.ToasterArea />;
}
