import { defaultDocuments, type Handler } from "../../call/call.ts";
import { recordChange } from "../../changes/record-change.ts";
import { writeOnce } from "../../changes/write-once.ts";

/** Stores the profile of a new account, its name and e-mail from the account. Does nothing where one is there. */
export const createUserProfile: Handler<"createUserProfile"> = (payload, call) =>
  writeOnce(call, payload?.requestId, async (writer) => {
    const seen = await writer.documents(() => defaultDocuments(call));
    await recordChange(writer, call, { seen, next: seen.documents, by: "you", create: "profile" });
    return { created: seen.revisions.profile === 0 };
  });
