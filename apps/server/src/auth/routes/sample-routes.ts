import { SAMPLE_PATH } from "../sample-account.ts";
import { MOST_SAMPLES } from "../samples.ts";
import { checkedEmail, passwordState } from "./account-checks.ts";
import { answer, refuse, refuseNamed, refusePlainly } from "./auth-answers.ts";
import type { AuthCall } from "./auth-call.ts";
import { countAttempt } from "./count-attempt.ts";
import { findAccount } from "./find-account.ts";
import { refuseReply } from "./refuse-reply.ts";
import { forSignedIn } from "./security/for-signed-in.ts";
import { accountName } from "./sign-up.ts";
import { publicUser, signedInAnswer } from "./signed-in-answer.ts";

const TOO_MANY = "Too many people are looking around right now. Please try again in a few minutes, or sign up.";
const KEPT = "This is an account already.";
const ENDED = "This visit is over, and the sample with it. Sign up to start with figures of your own.";

/**
 * `POST /sample/begin`: a sample person made for the visit, `{user}` and its cookie. Whoever is signed in already is
 * answered as they are.
 */
export async function beginSample(call: AuthCall): Promise<Response> {
  if (call.isForeign) return refusePlainly(403, "Requests from this origin are not accepted.");
  const session = await call.forward(undefined, "/get-session");
  if (session.status !== 200) return refuseReply("login", session);
  const there = publicUser(session.body?.user);
  if (there) return answer({ user: there }, session.cookies);

  const refused = await countAttempt(call, "signup", ["samplePerAddress", call.address]);
  if (refused) return tooMany(refused.headers.get("Retry-After"));
  if ((await call.samples.count()) >= MOST_SAMPLES) return tooMany("300");

  const reply = await call.forward({}, SAMPLE_PATH, { isRemembered: false });
  const user = publicUser(reply.body?.user);
  if (reply.status !== 200 || !user) return refuseReply("signup", reply);
  try {
    await call.samples.fill(user.id);
  } catch (error) {
    await call.samples.erase(user);
    throw error;
  }
  return signedInAnswer(reply);
}

function tooMany(retryAfter: string | null): Response {
  const response = refuseNamed(429, "too-many-requests", TOO_MANY);
  if (retryAfter !== null) response.headers.set("Retry-After", retryAfter);
  return response;
}

/**
 * `POST /sample/keep {email, password, figures}`: makes the sample person an account, by all rules of signing up, and
 * signs in anew. `figures` is `leave` where only what the visitor made is to stay, else everything does.
 */
export const keepSample = forSignedIn(async (call, person, body) => {
  if (!person.isSample) return refusePlainly(409, KEPT);
  const email = checkedEmail(body.email);
  if (email === undefined) return refuse("signup", 400, "invalid-email");
  const { password } = body;
  const isFit = passwordState(password, "new") === "fit";
  if (!isFit || typeof password !== "string") return refuse("signup", 400, "weak-password");

  const refused = await countAttempt(call, "signup", ["signUpPerAddress", call.address], ["signUpPerAccount", email]);
  if (refused) return refused;
  if (await findAccount(call.db, email)) return refuse("signup", 409, "email-already-in-use");

  const figures = body.figures === "leave" ? "leave" : "keep";
  const refusal = await call.samples.keep({
    userId: person.userId,
    email,
    password,
    name: accountName("", email),
    figures,
  });
  if (refusal === "taken") return refuse("signup", 409, "email-already-in-use");
  if (refusal === "kept") return refusePlainly(409, KEPT);
  if (refusal === "ended") return refuseNamed(410, "visit-ended", ENDED);

  const reply = await call.forward({ email, password, rememberMe: false }, "/sign-in/email");
  if (reply.status !== 200) return refuseReply("signup", reply);
  return signedInAnswer(reply, [call.devices.mark(email)]);
});
