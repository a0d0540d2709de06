import { CallError, type ChatResult, keptAnswerOf, replyText } from "@seven-figures/calls";
import { netWorth } from "@seven-figures/domain";
import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useCallback, useEffect, useRef } from "react";
import { browserTimeZone } from "#config/today.ts";
import { financialsQuery } from "#documents/financials.ts";
import { newRequestId } from "#documents/new-request-id.ts";
import { useRefreshDocuments } from "#documents/refresh.ts";
import { calls } from "#session/calls.ts";
import type { Question } from "./chat-message.ts";
import type { ConversationEvent } from "./conversation.ts";
import { apologyFor, causeOf } from "./failure-words.ts";
import { now } from "./now.ts";

const NET_WORTH_LISTS: readonly unknown[] = ["assets", "debts"];

/** Sends a question to the advisor and tells the conversation what comes back. `onAnswered` hears of its session. */
export function useAdvisor(dispatch: Dispatch<ConversationEvent>, onAnswered: (sessionId: string) => void) {
  const client = useQueryClient();
  const refresh = useRefreshDocuments();
  const underway = useRef<AbortController>(null);

  const giveUp = useCallback(() => underway.current?.abort(), []);
  useEffect(() => giveUp, [giveUp]);

  const showChanges = useCallback(
    async (questionId: string, { changeId, receipt }: ChatResult["data"]) => {
      if (changeId === null && receipt.length === 0) return;
      void refresh();
      if (!receipt.some(({ path }) => NET_WORTH_LISTS.includes(path[1]))) return;
      const financials = await client.fetchQuery({ ...financialsQuery, staleTime: 0 }).catch(() => null);
      if (financials) dispatch({ type: "net-worth-known", questionId, netWorth: netWorth(financials) });
    },
    [client, refresh, dispatch],
  );

  const ask = useCallback(
    async (question: Question, sessionId: string) => {
      const questionId = question.id;
      const { signal } = startOver(underway);
      const fail = (text: string, note: string | null, retry: Question) =>
        dispatch({ type: "failed", questionId, text, note, retry, at: now() });
      try {
        const result = await calls.stream(
          { message: question.sent, sessionId, timeZone: browserTimeZone(), requestId: questionId },
          (delta) => dispatch({ type: "delta", questionId, delta, at: now() }),
          { signal },
        );
        if (signal.aborted) return;
        // The server keeps its reply under the request's id; asking it again needs a new one.
        const retry = { ...question, id: newRequestId() };
        if (!result.success) return fail(apologyFor(question, "unsuccessful"), null, retry);
        const { isReadyForPlan, data } = result;
        dispatch({
          type: "answered",
          questionId,
          text: replyText(result),
          answer: keptAnswerOf(data),
          isReadyForPlan,
          at: now(),
        });
        onAnswered(sessionId);
        await showChanges(questionId, data);
      } catch (error) {
        if (signal.aborted) return;
        const failure = error instanceof CallError ? error : new CallError("unknown", String(error));
        fail(apologyFor(question, "exception"), causeOf(failure, navigator.onLine), question);
      }
    },
    [dispatch, showChanges, onAnswered],
  );

  return { ask, giveUp };
}

function startOver(underway: { current: AbortController | null }): AbortController {
  underway.current?.abort();
  const controller = new AbortController();
  underway.current = controller;
  return controller;
}
