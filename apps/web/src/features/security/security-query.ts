import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { fetchSecurity } from "#session/security-requests.ts";
import { forgetToken } from "#session/token.ts";

export const securityQuery = queryOptions({ queryKey: ["security"], queryFn: fetchSecurity });

/** Reads the page anew after a change. A session may have been replaced: the next data call asks for a new token. */
export function useSecurityChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    forgetToken();
    return client.invalidateQueries({ queryKey: securityQuery.queryKey });
  };
}
