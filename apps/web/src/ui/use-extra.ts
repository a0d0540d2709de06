import { useEffect } from "react";
import { type AheadPart, useAhead } from "./ahead-part.ts";

/**
 * A part that its page does as well without: null until it is there, and where it is gone from the server; `wanted`
 * fetches it now.
 */
export function useExtra<Part>(part: AheadPart<Part>, wanted: boolean): Part | null {
  useEffect(() => {
    if (wanted) void part.fetch();
  }, [wanted, part]);
  return useAhead(part, false);
}
