import type { Handler } from "../../call/call.ts";
import { writeOnce } from "../../changes/write-once.ts";

/** Erases the person's data and keeps the account: afterwards all is as if it had just been made. */
export const cleanupUserData: Handler<"cleanupUserData"> = async (payload, call) => {
  const reply = await writeOnce(call, payload?.requestId, async (writer) => {
    await writer.erase(payload?.requestId);
    return { erased: true };
  });
  call.services.kept.forget(call.person.userId);
  await call.services.store.scrub();
  return reply;
};
