import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { type ProfileSection, profileQuery, useSaveProfileSection } from "#documents/profile.ts";

/**
 * Saves sections of the profile one after the other, each from the revision that the one before has made: two sections
 * saved in one breath must not take each other for a change made elsewhere.
 */
export function useSaveInTurn() {
  const client = useQueryClient();
  const { mutateAsync } = useSaveProfileSection();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (section: ProfileSection) => {
      const turn = last.current.then(async () => {
        const { revision } = await client.ensureQueryData(profileQuery);
        return mutateAsync({ ...section, revision });
      });
      last.current = turn.catch(() => undefined);
      return turn;
    },
    [client, mutateAsync],
  );
}
