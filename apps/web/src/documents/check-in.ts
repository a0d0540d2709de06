import type { CheckInResult, PastResult } from "@seven-figures/calls";
import { type CheckInEdits, seenBy, type ToldFigure, withEdits } from "@seven-figures/domain";
import { queryOptions } from "@tanstack/react-query";
import { browserTimeZone } from "#config/today.ts";
import { calls } from "#session/calls.ts";
import { financialsQuery } from "./financials.ts";
import { lastKnown } from "./last-known.ts";
import { overSeen } from "./over-seen.ts";
import { netWorthHistoryQuery } from "./stats.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

/** The check-ins, and the figures of earlier days that were told later. */
export const pastQuery = queryOptions({
  queryKey: ["past"],
  queryFn: ({ signal }) => calls.call("getPast", null, { signal }),
});

/**
 * Stores what was changed while going through all balances, over what is stored when its turn comes: what was left
 * alone stays as it is then. Refused (code `aborted`) where something that was touched is no longer as it was seen.
 */
export function useSaveCheckIn() {
  return useDocumentMutation({
    queryKey: financialsQuery.queryKey,
    alsoStale: [netWorthHistoryQuery.queryKey, pastQuery.queryKey],
    send: async (edits: CheckInEdits, { requestId, client, once }): Promise<CheckInResult> => {
      const payload = await once(async () => {
        const current = await lastKnown(client, financialsQuery);
        const next = overSeen(edits.seen, seenBy(edits, current), withEdits(current, edits));
        return { ...next, timeZone: browserTimeZone(), revision: current.revision };
      });
      return calls.call("saveCheckIn", { ...payload, requestId });
    },
  });
}

/** An earlier figure as it is to be (`seen`: as it was, null for a new one), or one that is to go. */
type ToldInput = { figure: ToldFigure; seen: ToldFigure | null } | { removed: ToldFigure };

/** Stores the list of earlier figures with one of them changed. */
export function useSaveTold() {
  return useDocumentMutation({
    queryKey: pastQuery.queryKey,
    alsoStale: [netWorthHistoryQuery.queryKey],
    send: async (input: ToldInput, { requestId, client, once }): Promise<PastResult> => {
      const payload = await once(async () => {
        const { told, revision } = await lastKnown(client, pastQuery);
        return { told: toldWith(told, input), revision };
      });
      return calls.call("saveToldFigures", { ...payload, requestId });
    },
  });
}

interface ToldListInput {
  /** What the list was made from: where it moved on since, the write is refused (code `aborted`). */
  seen: PastResult;
  told: readonly ToldFigure[];
}

/** Stores all earlier figures together, as one change. */
export function useSaveToldList() {
  return useDocumentMutation({
    queryKey: pastQuery.queryKey,
    alsoStale: [netWorthHistoryQuery.queryKey],
    send: ({ seen, told }: ToldListInput, { requestId }): Promise<PastResult> =>
      calls.call("saveToldFigures", { told: [...told], revision: seen.revision, requestId }),
  });
}

function toldWith(told: readonly ToldFigure[], input: ToldInput): ToldFigure[] {
  if ("removed" in input) return told.filter(({ id }) => id !== input.removed.id);
  const { figure, seen } = input;
  const stored = told.find(({ id }) => id === figure.id) ?? null;
  return overSeen(seen, stored, [...told.filter(({ id }) => id !== figure.id), figure]);
}
