import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

/** A document as the page knows it; fetched where it is not known, or known to be outdated. */
export function lastKnown<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  return client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
}
