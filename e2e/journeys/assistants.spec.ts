import { createHash, randomBytes } from "node:crypto";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { enterPassword } from "../support/person.ts";

const REDIRECT = "http://127.0.0.1:9/callback";

test("someone signs in to let an assistant in, sees it in Security, and revokes it", async ({
  page,
  context,
  request,
  server,
  person,
}) => {
  await context.clearCookies();
  const registered = await request.post(`${server.url}/api/auth/oauth2/register`, {
    data: {
      client_name: "Jarvis",
      redirect_uris: [REDIRECT],
      grant_types: ["authorization_code", "refresh_token"],
      token_endpoint_auth_method: "none",
    },
  });
  const { client_id } = await registered.json();
  const verifier = randomBytes(32).toString("base64url");
  const asked = new URLSearchParams({
    client_id,
    response_type: "code",
    redirect_uri: REDIRECT,
    scope: "read write offline_access",
    state: "s",
    resource: `${server.url.replace("127.0.0.1", "localhost")}/mcp`,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });

  await page.goto("/api/auth/oauth2/authorize?client_id=nobody&response_type=code");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No assistant is known at this address");
  const findings = noFindings();
  await checkAccessibility(page, "connect, of nobody", findings);
  await page.goto(`/api/auth/oauth2/authorize?${asked}`);
  await expect(page).toHaveURL(/\/connect\?/);
  await expect(page.getByText("An assistant asks to work with your figures.")).toBeVisible();
  await enterPassword(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let an assistant in?");
  await expect(page.getByText("Jarvis asks to read your profile")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "It may change them too" })).not.toBeChecked();
  await checkAccessibility(page, "connect", findings);
  expectAccessible("the page that asks", findings);
  // The assistant waits on the person's own machine: here nobody does.
  await page.route(`${REDIRECT}**`, (route) => route.fulfill({ body: "Done" }));
  const led = page.waitForRequest((one) => one.url().startsWith(REDIRECT));
  await page.getByRole("button", { name: "Let it in" }).click();
  expect(new URL((await led).url()).searchParams.get("code")).toBeTruthy();
  await expect(page.getByText("Done")).toBeVisible();

  await page.goto("/security");
  await expect(page.getByText("Reads only")).toBeVisible();
  await page.getByRole("button", { name: "Revoke Jarvis" }).click();
  await expect(page.getByText("The assistant was revoked.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Revoke Jarvis" })).toBeHidden();
});
