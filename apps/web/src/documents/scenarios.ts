import type { ScenariosResult } from "@seven-figures/calls";
import type { Scenario } from "@seven-figures/domain";
import { queryOptions } from "@tanstack/react-query";
import { useCallback } from "react";
import { calls } from "#session/calls.ts";
import { lastKnown } from "./last-known.ts";
import { overNewest } from "./over-newest.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

export const scenariosQuery = queryOptions({
  queryKey: ["scenarios"],
  queryFn: ({ signal }) => calls.call("getScenarios", null, { signal }),
});

type EditScenarios = (stored: readonly Scenario[]) => Scenario[];

/** Stores the scenarios as they are made from those that are stored when the write's turn comes. */
export function useSaveScenarios() {
  const { mutateAsync, isPending } = useDocumentMutation({
    queryKey: scenariosQuery.queryKey,
    send: async (edit: EditScenarios, { requestId, client, once }): Promise<ScenariosResult> => {
      const payload = await once(async () => {
        const { scenarios, revision } = await lastKnown(client, scenariosQuery);
        return { scenarios: edit(scenarios), revision };
      });
      return calls.call("saveScenarios", { ...payload, requestId });
    },
  });
  const save = useCallback((edit: EditScenarios) => overNewest(() => mutateAsync(edit)), [mutateAsync]);
  return { save, isSaving: isPending };
}
