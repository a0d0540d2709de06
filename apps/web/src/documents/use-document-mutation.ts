import { CallError, type ErrorCode } from "@seven-figures/calls";
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { afterLostLine } from "./after-lost-line.ts";
import { type OpenRequest, payloadOnce, RequestIds } from "./request-ids.ts";
import { activityQuery } from "./stats.ts";
import { tellOtherTabs } from "./stored-elsewhere.ts";

/** What is written was changed, or deleted, elsewhere, or does not go with what is there now. */
const OUTDATED: ReadonlySet<ErrorCode> = new Set(["aborted", "not-found", "failed-precondition"]);

interface SendContext {
  requestId: string;
  client: QueryClient;
  /** The payload, where it is made from what is stored: made once, and sent again as it was. */
  once<Payload>(make: () => Promise<Payload>): Promise<Payload>;
}

interface DocumentMutation<Input, Result> {
  /** The document that is written: writes of one document wait for each other, and its answer goes into the cache. */
  queryKey: QueryKey;
  /** Other queries that the write makes stale. */
  alsoStale?: readonly QueryKey[];
  /** Sends the call. Runs again with the same request id where the network failed, so that it has one effect. */
  send: (input: Input, context: SendContext) => Promise<Result>;
}

/** A write of one of the person's documents. It rejects with a CallError; where the data moved on elsewhere the newer is fetched. */
export function useDocumentMutation<Input, Result>({
  queryKey,
  alsoStale = [],
  send,
}: DocumentMutation<Input, Result>) {
  const client = useQueryClient();
  const mutation = useMutation({
    scope: { id: queryKey.join(".") },
    networkMode: "always",
    retry: afterLostLine,
    retryDelay: (attempt) => 300 * 2 ** attempt,
    mutationFn: (request: OpenRequest<Input>) =>
      send(request.input, {
        requestId: request.requestId,
        client,
        once: (make) => payloadOnce(request, make),
      }),
    onSuccess: async (result) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, result);
      tellOtherTabs();
      for (const key of [...alsoStale, activityQuery.queryKey]) void client.invalidateQueries({ queryKey: key });
    },
    onError: (error) => {
      if (error instanceof CallError && OUTDATED.has(error.code)) return client.invalidateQueries({ queryKey });
    },
  });
  const { mutateAsync, isPending } = mutation;
  const [requestIds] = useState(() => new RequestIds<Input>());
  const save = useCallback((input: Input) => requestIds.use(input, mutateAsync), [mutateAsync, requestIds]);
  return { mutateAsync: save, isPending };
}
