import { useQuery } from "@tanstack/react-query";
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useMemo, useRef } from "react";
import { newRequestId } from "#documents/new-request-id.ts";
import { profileQuery } from "#documents/profile.ts";
import { usePerson } from "#session/auth-provider.tsx";
import type { ChatMessage, Question } from "./chat-message.ts";
import { openingGreeting } from "./greeting.ts";
import { now } from "./now.ts";
import { PLAN_REQUEST } from "./plan-request.ts";
import type { SharedSession } from "./shared-session.ts";
import { interrupted } from "./stored-chat.ts";
import { useAdvisor } from "./use-advisor.ts";
import { useChatHistory } from "./use-chat-history.ts";
import { freshConversation, useChatSession } from "./use-chat-session.ts";
import { type EarlierMessages, useEarlierMessages } from "./use-earlier-messages.ts";
import { type GoalAdder, useGoalAdder } from "./use-goal-adder.ts";

const CLEARED = "The chat was cleared before the answer came. Your message is kept here.";

export interface Chat extends GoalAdder, EarlierMessages {
  sessionId: string;
  /** The greeting first. */
  messages: ChatMessage[];
  /** An answer is awaited. */
  isTyping: boolean;
  /** What was said before is on its way. */
  isRestoring: boolean;
  isReadyForPlan: boolean;
  draft: string;
  setDraft: Dispatch<SetStateAction<string>>;
  send: (text: string) => void;
  makePlan: () => void;
  /** Asks again what was not answered. */
  askAgain: (question: Question) => void;
  /** Back to a single greeting, in a new session; gives what takes that back. */
  clear: () => () => void;
  /** Goes on in an earlier conversation. */
  resume: (session: SharedSession) => void;
  isMiniOpen: boolean;
  setMiniOpen: (isOpen: boolean) => void;
  /** Closes the mini chat for now, without remembering it. */
  foldMini: () => void;
  /** The message field on screen, if there is one. */
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
}

export function useChat(): Chat {
  const { userId } = usePerson();
  const { conversation, dispatch, isUnderWay, isAtHand, ...kept } = useChatSession(userId);
  const { sessionId, messages, pending, isReadyForPlan } = conversation;
  const {
    isRestoring,
    resume: goOnIn,
    tellOtherTabs,
  } = useChatHistory({
    userId,
    conversation,
    dispatch,
    isUnderWay,
    isAtHand,
  });
  const { ask, giveUp } = useAdvisor(dispatch, tellOtherTabs);
  const adder = useGoalAdder();
  const earlier = useEarlierMessages(conversation, dispatch);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const greeting = useGreeting();
  const isTyping = pending !== null;

  const askNew = useCallback(
    (words: Omit<Question, "id">) => {
      if (isTyping) return;
      const question = { ...words, id: newRequestId() };
      dispatch({ type: "asked", question, at: now() });
      void ask(question, sessionId);
    },
    [isTyping, dispatch, ask, sessionId],
  );
  const send = useCallback((text: string) => askNew({ sent: text, shown: text, isPlan: false }), [askNew]);
  const makePlan = useCallback(() => askNew(PLAN_REQUEST), [askNew]);
  const askAgain = useCallback(
    (question: Question) => {
      dispatch({ type: "asked-again", question });
      void ask(question, sessionId);
    },
    [dispatch, ask, sessionId],
  );
  const clear = useCallback(() => {
    giveUp();
    dispatch({ type: "restarted", conversation: freshConversation(userId) });
    return () => {
      giveUp();
      dispatch({ type: "restarted", conversation: interrupted(conversation, CLEARED) });
    };
  }, [giveUp, dispatch, userId, conversation]);

  const resume = useCallback(
    (session: SharedSession) => {
      giveUp();
      goOnIn(session);
    },
    [giveUp, goOnIn],
  );

  const shown = useMemo(() => messages.map((message) => withGreeting(message, greeting)), [messages, greeting]);
  const actions = { send, makePlan, askAgain, clear, resume };
  return {
    sessionId,
    messages: shown,
    isTyping,
    isRestoring,
    isReadyForPlan,
    input,
    ...kept,
    ...earlier,
    ...adder,
    ...actions,
  };
}

function useGreeting(): string {
  const { email } = usePerson();
  const { data, isError } = useQuery(profileQuery);
  return openingGreeting({ basicInfo: data?.basicInfo, isError, email });
}

function withGreeting(message: ChatMessage, greeting: string): ChatMessage {
  return message.sender === "advisor" && message.kind === "greeting" ? { ...message, text: greeting } : message;
}
