import { MAX_TEXT } from "@seven-figures/domain";
import { deviceName } from "../../device-name.ts";
import { answer, refuse } from "../auth-answers.ts";
import { refuseReply } from "../refuse-reply.ts";
import { forSignedIn, refuseSample, withPassword } from "./for-signed-in.ts";

/** More than anybody has devices. */
const MOST_PASSKEYS = 20;

/** `POST /security/begin-passkey {password}`: `{options}` of WebAuthn, for the browser to make a passkey by, within five minutes. */
export const beginPasskey = withPassword(async (call, { userId }) => {
  const { passkeys } = await call.readSecurity(userId);
  if (passkeys.length >= MOST_PASSKEYS) return refuse("security", 409, "passkey-not-accepted");
  const reply = await call.forward(undefined, "/passkey/generate-register-options");
  return reply.status === 200 ? answer({ options: reply.body }, reply.cookies) : refuseReply("security", reply);
});

/** `POST /security/add-passkey {response, name?}`: keeps what the browser made; it is named after the device otherwise. */
export const addPasskey = forSignedIn(async (call, person, { response, name }) => {
  if (person.isSample) return refuseSample();
  const given = typeof name === "string" ? name.trim().slice(0, MAX_TEXT) : "";
  const named = given || deviceName(call.request.headers.get("user-agent"));
  const reply = await call.forward({ response, name: named }, "/passkey/verify-registration");
  if (reply.status >= 500) return refuseReply("security", reply);
  if (reply.status !== 200) return refuse("security", 400, "passkey-not-accepted");
  call.mails.notice(person, `A passkey was added to your account: ${named}.`);
  return answer({ id: reply.body?.id }, reply.cookies);
});

/** `POST /security/remove-passkey {password, id}`: not where it is the last and two-step sign-in rests on it. */
export const removePasskey = withPassword(async (call, person, { id }) => {
  const { twoStep, passkeys } = await call.readSecurity(person.userId);
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) return answer({ removed: true });
  const isNeeded = twoStep.isOn && !twoStep.hasApp && passkeys.length === 1;
  if (isNeeded) return refuse("security", 409, "last-second-step");
  await call.db.deleteFrom("auth_passkey").where("userId", "=", person.userId).where("id", "=", passkey.id).execute();
  call.mails.notice(person, `A passkey was removed from your account: ${passkey.name}.`);
  return answer({ removed: true });
});
