import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";

describe.each(["sqlite", "postgres"] as const)("sign-up on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterAll(() => opened.close());
  const browser = () => new Browser(opened.auth);

  test("makes the account, signs in, and tells the browser no session token", async () => {
    const person = browser();
    const { status, body, headers } = await person.signUp("ann@example.com", "Secret1", { name: " Ann Lee " });
    expect(status).toBe(200);
    expect(body).toEqual({ user: { id: expect.any(String), name: "Ann Lee", email: "ann@example.com" } });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(await opened.auth.verifyToken(await person.token())).toMatchObject({ name: "Ann Lee" });
  });

  test.each([{}, { name: "" }, { name: "   " }, { name: 7 }])(
    "without a name (%j) the e-mail's part before @ stands in",
    async (more) => {
      const email = `no.name.${JSON.stringify(more).length}${Object.values(more).join("").length}@example.com`;
      const { body } = await browser().signUp(email, "Secret1", more);
      expect(body).toMatchObject({ user: { name: email.split("@")[0] } });
    },
  );

  test("a name or an e-mail with characters that no database takes harms nothing", async () => {
    const { status, body } = await browser().signUp("nul@example.com", "Secret1", { name: "A\0nn\u001b \ud800Lee" });
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { name: "Ann Lee" } } });
    expect((await browser().signUp("n\0l@example.com", "Secret1")).body).toMatchObject({ code: "invalid-email" });
    const asked = await browser().post("/request-password-reset", { email: "n\0l@example.com" });
    expect(asked).toMatchObject({ status: 400, body: { code: "invalid-email" } });
  });

  test("the e-mail is kept trimmed and in lower case", async () => {
    const { body } = await browser().signUp("  Bob.Smith@Example.COM ", "Secret1");
    expect(body).toMatchObject({ user: { email: "bob.smith@example.com" } });
  });

  test("an e-mail that has an account is refused in any capitals, and leaves the account as it was", async () => {
    await browser().signUp("cat@example.com", "Secret1");
    const again = await browser().signUp("CAT@example.com", "Other2Secret");
    expect(again).toMatchObject({ status: 409, body: { code: "email-already-in-use" }, setCookies: [] });
    expect((await browser().signIn("cat@example.com", "Secret1")).status).toBe(200);
  });

  test("of many sign-ups with one e-mail at the same moment one makes the account, the others are told", async () => {
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, at) => browser().signUp("race@example.com", `Secret${at}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ body }) => body?.code === "email-already-in-use")).toHaveLength(5);
    const rows = await opened.db.selectFrom("auth_user").select("id").where("email", "=", "race@example.com").execute();
    expect(rows).toHaveLength(1);
    const accounts = opened.db.selectFrom("auth_account").select("id");
    expect(await accounts.where("userId", "=", rows[0]?.id ?? "").execute()).toHaveLength(1);
  });

  test.each([
    "",
    "   ",
    "ann",
    "ann@",
    "@example.com",
    "ann@example",
    "a b@example.com",
    undefined,
    5,
    null,
    ["a@b.co"],
  ])("%j is no e-mail", async (email) => {
    expect(await browser().post("/sign-up/email", { email, password: "Secret1" })).toMatchObject({
      status: 400,
      body: { code: "invalid-email", message: "Please enter a valid email address." },
    });
  });

  test.each(["", "Ab1", "secret1", "SECRET1", "Secrets", `Secret1${"x".repeat(200)}`, undefined, 5])(
    "%j is no new password",
    async (password) => {
      expect(await browser().post("/sign-up/email", { email: "weak@example.com", password })).toMatchObject({
        status: 400,
        body: {
          code: "weak-password",
          message: "Password should be at least 6 characters long with a mix of letters, numbers, and symbols.",
        },
      });
    },
  );

  test("fields of an account that nobody may set are not set", async () => {
    const { body } = await browser().signUp("eve@example.com", "Secret1", {
      id: "chosen",
      emailVerified: true,
      image: "https://elsewhere.example/x.png",
      createdAt: "2001-01-01",
    });
    const row = await opened.db
      .selectFrom("auth_user")
      .selectAll()
      .where("email", "=", "eve@example.com")
      .executeTakeFirstOrThrow();
    expect(body).toMatchObject({ user: { id: row.id } });
    expect(row.id).not.toBe("chosen");
    expect(row).toMatchObject({ emailVerified: engine === "sqlite" ? 0 : false, image: null });
    expect(new Date(row.createdAt).getFullYear()).toBeGreaterThan(2001);
  });

  test("where storing fails half-way nothing of the account stays", async () => {
    await opened.db.schema.alterTable("auth_session").renameTo("auth_session_away").execute();
    try {
      const { status, body } = await browser().signUp("half@example.com", "Secret1");
      expect({ status, body }).toMatchObject({ status: 500, body: { code: "internal" } });
    } finally {
      await opened.db.schema.alterTable("auth_session_away").renameTo("auth_session").execute();
    }
    const left = opened.db.selectFrom("auth_user").select("id").where("email", "=", "half@example.com");
    expect(await left.execute()).toEqual([]);
    expect((await browser().signUp("half@example.com", "Secret1")).status).toBe(200);
  });
});
