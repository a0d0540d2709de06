import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { calls } from "#session/calls.ts";

/** One point for each day on which net worth changed. */
export const netWorthHistoryQuery = queryOptions({
  queryKey: ["net-worth-history"],
  queryFn: ({ signal }) => calls.call("getNetWorthHistory", null, { signal }),
});

/** How many changes one page of the activity list holds. */
const ACTIVITY_PAGE = 100;

/** The newest changes first, a page at a time. */
export const activityQuery = infiniteQueryOptions({
  queryKey: ["activity"],
  queryFn: ({ signal, pageParam }) =>
    calls.call("getActivity", pageParam === null ? null : { before: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ changes }) => (changes.length < ACTIVITY_PAGE ? undefined : changes.at(-1)?.changeId),
});
