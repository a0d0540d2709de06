import { answer } from "../auth-answers.ts";
import { refuseReply } from "../refuse-reply.ts";
import { forSignedIn } from "./for-signed-in.ts";

/** `POST /security/end-session {id}`: signs one of the person's own devices out. Also right where it was already. */
export const endSession = forSignedIn(async ({ db }, { userId }, { id }) => {
  await db
    .deleteFrom("auth_session")
    .where("userId", "=", userId)
    .where("id", "=", typeof id === "string" ? id : "")
    .execute();
  return answer({ ended: true });
});

/** `POST /security/sign-out-everywhere`: ends every session of the person, this one too. */
export const signOutEverywhere = forSignedIn(async (call, { userId }) => {
  const reply = await call.forward({}, "/sign-out");
  if (reply.status !== 200) return refuseReply("security", reply);
  await call.db.deleteFrom("auth_session").where("userId", "=", userId).execute();
  return answer({ signedOut: true }, reply.cookies);
});
