import type { CheckedPayload } from "@seven-figures/calls";
import type { Conversation } from "../../store/person-reader.ts";
import type { StoredDocuments } from "../../store/stored-documents.ts";

export type ChatPayload = CheckedPayload<"handleSmartChatMessage">;

/** What an advisor's answer rests on. */
export interface ChatView {
  stored: StoredDocuments;
  session: Conversation | undefined;
}
