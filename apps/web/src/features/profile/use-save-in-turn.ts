import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { type ProfileSectionInput, profileQuery, useSaveProfileSection } from "#documents/profile.ts";

/**
 * Saves sections of the profile one after the other, each from the revision that the one before has made: two sections
 * saved in one breath must not take each other for a change made elsewhere.
 */
export function useSaveInTurn() {
  const client = useQueryClient();
  const { mutateAsync } = useSaveProfileSection();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (section: ProfileSectionInput) => {
      const turn = last.current.then(() => {
        const current = client.getQueryData(profileQuery.queryKey);
        return mutateAsync(current ? { ...section, revision: current.revision } : section);
      });
      last.current = turn.catch(() => undefined);
      return turn;
    },
    [client, mutateAsync],
  );
}
