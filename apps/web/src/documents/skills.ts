import type { SkillsResult } from "@seven-figures/calls";
import { queryOptions } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";
import { useDocumentMutation } from "./use-document-mutation.ts";

export const skillsQuery = queryOptions({
  queryKey: ["skills"],
  queryFn: ({ signal }) => calls.call("getUserSkills", null, { signal }),
});

const queryKey = skillsQuery.queryKey;

/** Stores one of the lists. `revision`: the one that it was made from. */
export function useSaveSkillsSection() {
  return useDocumentMutation({
    queryKey,
    send: (
      input: { section: "skills" | "interests"; data: string[]; revision: number },
      { requestId },
    ): Promise<SkillsResult> => calls.call("updateUserSkillsSection", { ...input, requestId }),
  });
}
