import { MAX_SCENARIOS, type Scenario } from "@seven-figures/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { newRequestId } from "#documents/new-request-id.ts";
import { scenariosQuery, useSaveScenarios } from "#documents/scenarios.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { useDeletedToast } from "#receipts/use-deleted-toast.ts";
import { toast } from "#ui/toast.tsx";

const NONE: readonly Scenario[] = [];

/** The kept roads and what can be done with them; failures are told in a toast. The same object while nothing changes. */
export function useScenarios() {
  const { data } = useQuery(scenariosQuery);
  const { save, isSaving } = useSaveScenarios();
  const tellDeleted = useDeletedToast();
  const scenarios = data?.scenarios ?? NONE;
  const isLoaded = data !== undefined;
  return useMemo(() => {
    const store = async (edit: (stored: readonly Scenario[]) => Scenario[]): Promise<boolean> => {
      try {
        await save(edit);
        return true;
      } catch (error) {
        toast.error(saveFailure(error, "Your scenarios could not be saved. Please try again."));
        return false;
      }
    };
    return {
      scenarios,
      isLoaded,
      isFull: scenarios.length >= MAX_SCENARIOS,
      isSaving,
      keep: (name: string, address: string) =>
        store((stored) => [...stored, { id: `scenario-${newRequestId()}`, name, address }]),
      rename: (id: string, name: string) =>
        store((stored) => stored.map((scenario) => (scenario.id === id ? { ...scenario, name } : scenario))),
      remove: async ({ id, name }: Scenario) => {
        const isGone = await store((stored) => stored.filter((scenario) => scenario.id !== id));
        if (isGone) tellDeleted({ name, path: ["scenarios", "scenarios", id] });
      },
    };
  }, [scenarios, isLoaded, isSaving, save, tellDeleted]);
}

export type ScenariosControl = ReturnType<typeof useScenarios>;
