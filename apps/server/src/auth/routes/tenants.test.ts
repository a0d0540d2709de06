import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { appCodeAt } from "#test/auth/app-code.ts";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import { SoftPasskey } from "#test/auth/soft-passkey.ts";
import { addPasskey, PASSWORD, signUpWithApp } from "#test/auth/two-step-person.ts";
import { AUTH_ROUTES } from "./auth-routes.ts";

const ANN = "ann@example.com";

/** What a stranger knows of Ann: ids, her e-mail, even a code of her app. */
interface Known {
  userId: string;
  sessionId: string;
  passkeyId: string;
  code: string;
}

/** For each route, bodies by which someone else, signed in as themselves, could try to reach Ann's account. */
const ROWS: Record<string, (ann: Known) => object[]> = {
  "POST /sign-up/email": () => [{ email: ANN, password: PASSWORD }],
  "POST /sign-in/email": () => [{ email: ANN, password: "Wrong1" }],
  "POST /sign-out": ({ sessionId }) => [{ sessionId }],
  "GET /get-session": () => [{}],
  "GET /token": () => [{}],
  "POST /request-password-reset": () => [],
  "POST /check-reset-link": ({ userId }) => [{ token: userId }],
  "POST /reset-password": ({ userId }) => [{ token: userId, newPassword: "Secret2" }],
  "POST /second-step/app-code": ({ userId, code }) => [{ code, userId }],
  "POST /second-step/recovery-code": ({ userId, code }) => [{ code, userId }],
  "POST /passkey/begin": ({ userId }) => [{ userId }],
  "POST /passkey/sign-in": ({ passkeyId }) => [{ response: { id: passkeyId } }],
  "GET /security": () => [{}],
  "POST /security/change-password": ({ userId }) => [{ password: PASSWORD, newPassword: "Secret2", userId }],
  "POST /security/change-email": () => [{ password: PASSWORD, email: ANN }],
  "POST /security/confirm-email": ({ userId }) => [{ token: userId, email: "bob@example.com" }],
  "POST /security/set-up-app": ({ userId }) => [{ password: PASSWORD, userId }],
  "POST /security/confirm-app": ({ code, userId }) => [{ code, userId }],
  "POST /security/use-passkeys": ({ userId }) => [{ password: PASSWORD, userId }],
  "POST /security/new-recovery-codes": ({ userId }) => [{ password: PASSWORD, userId }],
  "POST /security/turn-off-two-step": ({ userId }) => [{ password: PASSWORD, userId }],
  "POST /security/begin-passkey": ({ userId }) => [{ password: PASSWORD, userId }],
  "POST /security/add-passkey": ({ userId }) => [{ response: { id: "x" }, userId }],
  "POST /security/remove-passkey": ({ passkeyId }) => [{ password: PASSWORD, id: passkeyId }],
  "POST /security/end-session": ({ sessionId }) => [{ id: sessionId }],
  "POST /security/sign-out-everywhere": ({ userId }) => [{ userId }],
  "POST /sample/begin": ({ userId }) => [{ userId }],
  "GET /oauth2/authorize": () => [{}],
  "POST /oauth2/token": ({ userId }) => [{ grant_type: "refresh_token", refresh_token: userId }],
  "POST /oauth2/register": ({ userId }) => [{ client_name: "x", redirect_uris: ["http://localhost/x"], userId }],
  "POST /assistants/asked": ({ userId }) => [{ clientId: userId }],
  "POST /assistants/answer": ({ userId }) => [{ query: `client_id=${userId}`, accept: true, write: true, userId }],
  "POST /security/revoke-assistant": ({ userId }) => [{ id: userId, userId }],
  "POST /sample/keep": ({ userId }) => [{ email: ANN, password: "Secret2", userId }],
};

test("every route has its row", () => {
  expect(Object.keys(ROWS).sort()).toEqual([...AUTH_ROUTES.keys()].sort());
});

describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterAll(() => opened.close());

  const send = (browser: Browser, route: string, body: object) => {
    const [method, path = ""] = route.split(" ");
    return method === "GET" ? browser.get(path) : browser.post(path, body);
  };

  /** Everything that authentication keeps of someone. */
  async function rowsOf(userId: string): Promise<unknown[]> {
    const { db } = opened;
    const own = ["auth_session", "auth_account", "auth_two_factor", "auth_passkey"] as const;
    const user = await db.selectFrom("auth_user").selectAll().where("id", "=", userId).execute();
    return [
      user,
      ...(await Promise.all(
        own.map((table) => db.selectFrom(table).selectAll().where("userId", "=", userId).execute()),
      )),
    ];
  }

  test("no route tells one person, or a visitor, of another's account, or changes it, whatever they know of it", async () => {
    const ann = new Browser(opened.auth);
    const { address } = await signUpWithApp(ann, ANN);
    await addPasskey(ann, new SoftPasskey(), "canary-of-ann");
    const { body } = await ann.get("/security");
    const [passkey] = (body?.passkeys ?? []) as { id: string }[];
    const userId = await ann.userId();
    const known = {
      userId,
      sessionId: String(body?.thisSession),
      passkeyId: passkey?.id ?? "",
      code: appCodeAt(address, Date.now()),
    };
    const before = await rowsOf(userId);
    let calls = 0;
    for (const [route, bodies] of Object.entries(ROWS)) {
      for (const one of bodies(known)) {
        const stranger = new Browser(opened.auth, { address: `10.0.0.${calls}` });
        await stranger.signUp(`bob-${calls}@example.com`, PASSWORD);
        const visitor = new Browser(opened.auth, { address: `10.0.1.${calls}` });
        await visitor.post("/sample/begin");
        for (const browser of [stranger, visitor]) {
          const reply = await send(browser, route, one);
          expect({ route, text: JSON.stringify(reply.body) }).not.toMatchObject({
            text: expect.stringContaining("canary"),
          });
          expect({ route, rows: await rowsOf(userId) }).toEqual({ route, rows: before });
        }
        calls += 1;
      }
    }
    process.stdout.write(`Tenants: ${Object.keys(ROWS).length} routes on ${engine}, ${2 * calls} tries, 0 leaks\n`);
    expect(calls).toBeGreaterThanOrEqual(Object.keys(ROWS).length - 1);
    expect(JSON.stringify((await ann.get("/security")).body), "with her own cookie it is found").toContain("canary");
  });
});
