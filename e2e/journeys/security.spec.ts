import type { Page } from "@playwright/test";
import { appCodeAt } from "../../apps/server/test/auth/app-code.ts";
import { checkAccessibility, expectAccessible, noFindings } from "../support/check-accessibility.ts";
import { expect, test } from "../support/journey.ts";
import { enterPassword, signIn, signOut } from "../support/person.ts";
import { linkInMail } from "../support/read-mail.ts";
import { addAuthenticator } from "../support/virtual-authenticator.ts";

const dialog = (page: Page) => page.getByRole("dialog");

const codeField = (page: Page) => page.getByRole("textbox", { name: "Code" });

/** Enters the password that a dialog asks for, and presses its main button. */
async function confirm(page: Page, password: string, button: string): Promise<void> {
  await dialog(page).getByLabel("Password", { exact: true }).fill(password);
  await dialog(page).getByRole("button", { name: button }).click();
}

async function openSecurity(page: Page): Promise<void> {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: "Security" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Security");
}

/** The address (`otpauth:`) of the app that is being set up, from the link for this device. */
async function appAddress(page: Page): Promise<string> {
  return (await dialog(page).getByRole("link", { name: "Open in your app" }).getAttribute("href")) ?? "";
}

test("someone switches an authenticator app on, signs in with its codes and with a recovery code, and off again", async ({
  page,
  person,
}) => {
  const two = page.getByRole("region", { name: "Two-step sign-in" });
  let address = "";
  let recoveryCodes: string[] = [];

  await test.step("it takes the password, and a code that the app shows", async () => {
    await openSecurity(page);
    await two.getByRole("button", { name: "Set Up an Authenticator App" }).click();
    await confirm(page, "not the right one", "Continue");
    await expect(dialog(page).getByText("The password is not right.")).toBeVisible();
    await confirm(page, person.password, "Continue");
    await expect(dialog(page).getByRole("img", { name: "Code for your authenticator app" })).toBeVisible();
    address = await appAddress(page);
    await codeField(page).fill("000000");
    await dialog(page).getByRole("button", { name: "Turn On" }).click();
    await expect(dialog(page).getByText("That code is not right. Please try again.")).toBeVisible();
    await codeField(page).fill(appCodeAt(address, Date.now()));
    await dialog(page).getByRole("button", { name: "Turn On" }).click();
  });

  await test.step("recovery codes are shown once, and can be kept as a file", async () => {
    await expect(dialog(page).getByRole("listitem")).toHaveCount(10);
    recoveryCodes = await dialog(page).getByRole("listitem").allTextContents();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      dialog(page).getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("seven-figures-recovery-codes.txt");
    await dialog(page).getByRole("button", { name: "I Have Kept Them" }).click();
    await expect(two.getByText("On", { exact: true })).toBeVisible();
    await expect(two.getByText("10 of 10 recovery codes")).toBeVisible();
  });

  await test.step("the sign-in looks as ever; after the password it asks for a code", async () => {
    await signOut(page);
    await expect(page.getByRole("main").getByRole("button")).toHaveText([/^$/, "Forgot password?", "Sign in"]);
    await page.goto("/login");
    await enterPassword(page, person);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(codeField(page)).toHaveAccessibleDescription("Code is required");
    await codeField(page).fill("123456");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(codeField(page)).toHaveAccessibleDescription("That code is not right. Please try again.");
    await codeField(page).fill(appCodeAt(address, Date.now()));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("Welcome back! You've been logged in successfully.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("a recovery code does too, and is used up", async () => {
    await signOut(page);
    await page.goto("/login");
    await enterPassword(page, person);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await openSecurity(page);
    await expect(two.getByText("9 of 10 recovery codes")).toBeVisible();
    await two.getByRole("button", { name: "New Recovery Codes" }).click();
    await confirm(page, person.password, "Make New Codes");
    await expect(dialog(page).getByRole("listitem")).toHaveCount(10);
    await dialog(page).getByRole("button", { name: "I Have Kept Them" }).click();
  });

  await test.step("turned off, the password is enough again", async () => {
    await two.getByRole("button", { name: "Turn Off" }).click();
    await confirm(page, person.password, "Turn Off");
    await expect(two.getByText("Off", { exact: true })).toBeVisible();
    await signOut(page);
    await signIn(page, person);
  });
});

test("someone adds a passkey, signs in with it alone and as the second step, and removes it", async ({
  page,
  context,
  person,
}) => {
  await addAuthenticator(page);
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  const two = page.getByRole("region", { name: "Two-step sign-in" });

  await test.step("the sign-in offers none before there is one", async () => {
    await context.clearCookies();
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("button", { name: /passkey/i })).toHaveCount(0);
  });

  await test.step("a sign-in page that was loaded anew while signing out signs nobody out again", async () => {
    await page.evaluate(() => history.replaceState({ usr: { signOut: true }, key: "again" }, ""));
    await page.reload();
    await enterPassword(page, person);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: /User menu/ })).toBeVisible();
  });

  await test.step("it is added with the password", async () => {
    await openSecurity(page);
    await passkeys.getByRole("button", { name: "Add a Passkey" }).click();
    await confirm(page, person.password, "Continue");
    await expect(passkeys.getByRole("listitem")).toHaveText([/Chrome on .*Added .*Remove/]);
  });

  await test.step("in this browser the sign-in offers it, and needs no password", async () => {
    await signOut(page);
    await page.getByRole("button", { name: "Use a passkey instead" }).click();
    await expect(page.getByText("Welcome back! You've been logged in successfully.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("it can be what is asked for after the password", async () => {
    await openSecurity(page);
    await two.getByRole("button", { name: "Use My Passkeys" }).click();
    await confirm(page, person.password, "Turn On");
    await dialog(page).getByRole("button", { name: "I Have Kept Them" }).click();
    await signOut(page);
    await page.goto("/login");
    await enterPassword(page, person);
    await expect(page.getByText("Confirm with your passkey that it is you.")).toBeVisible();
    await page.getByRole("button", { name: "Use my passkey" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step("the last one stays as long as the second step needs it", async () => {
    await openSecurity(page);
    await passkeys.getByRole("button", { name: /^Remove/ }).click();
    await confirm(page, person.password, "Remove");
    await expect(page.getByText(/Two-step sign-in needs this passkey/)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await two.getByRole("button", { name: "Turn Off" }).click();
    await confirm(page, person.password, "Turn Off");
    await expect(two.getByText("Off", { exact: true })).toBeVisible();
    await passkeys.getByRole("button", { name: /^Remove/ }).click();
    await confirm(page, person.password, "Remove");
    await expect(passkeys.getByRole("listitem")).toHaveCount(0);
  });
});

test("someone sees their devices, signs one out and all of them, with a new password and a new e-mail", async ({
  page,
  browser,
  server,
  person,
}) => {
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  const elsewhere = await browser.newContext({ baseURL: server.url, userAgent: "Mozilla/5.0 (iPhone) Safari/604.1" });
  const phone = await elsewhere.newPage();
  await signIn(phone, person);

  await test.step("another device is signed out", async () => {
    await openSecurity(page);
    await expect(devices.getByRole("listitem")).toHaveCount(2);
    await devices.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
    await expect(devices.getByRole("listitem")).toHaveCount(1);
    await phone.goto("/dashboard");
    await expect(phone).toHaveURL(/\/login$/);
  });

  await test.step("the password is changed, and counts at once", async () => {
    await page.getByRole("button", { name: "Change Password" }).click();
    await dialog(page).getByLabel("Current Password").fill(person.password);
    await dialog(page).getByLabel("New Password").fill("road-to-2");
    await dialog(page).getByLabel("Confirm Password").fill("Road-to-2");
    await dialog(page).getByRole("button", { name: "Save New Password" }).click();
    await expect(dialog(page).getByText("Passwords do not match")).toBeVisible();
    await dialog(page).getByLabel("New Password").fill("Road-to-2");
    await dialog(page).getByRole("button", { name: "Save New Password" }).click();
    await expect(page.getByText("Your password was changed.")).toBeVisible();
    await signIn(phone, { ...person, password: "Road-to-2" });
  });

  await test.step("a new e-mail counts once the link that was sent there is confirmed", async () => {
    const email = `new-${person.email}`;
    await page.getByRole("button", { name: "Change Email" }).click();
    await dialog(page).getByLabel("New Email").fill(email);
    await confirm(page, "Road-to-2", "Send Link");
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
    await page.goto(await linkInMail(server.dataDir, email));
    await page.getByRole("button", { name: "Confirm My Email" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email is confirmed");
    await page.getByRole("link", { name: "Go to Security" }).click();
    await expect(page.getByRole("region", { name: "Email" }).getByText(email)).toBeVisible();
    await page.getByRole("button", { name: /User menu/ }).click();
    await expect(page.getByRole("menu").getByText(email)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.goBack();
    await page.getByRole("button", { name: "Confirm My Email" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link can't be used any more");
  });

  await test.step("everywhere is here too", async () => {
    await openSecurity(page);
    await devices.getByRole("button", { name: "Sign Out Everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign Out Everywhere" }).click();
    await expect(page).toHaveURL(/\/login$/);
    await phone.goto("/dashboard");
    await expect(phone).toHaveURL(/\/login$/);
  });
  await elsewhere.close();
});

test("the security page and the second step have no accessibility violations, with their dialogs", async ({
  page,
  person,
}) => {
  test.slow();
  await addAuthenticator(page);
  const findings = noFindings();
  await page.goto("/security");
  await page.getByRole("button", { name: "Add a Passkey" }).click();
  await confirm(page, person.password, "Continue");
  await expect(page.getByRole("button", { name: /^Remove/ })).toBeVisible();
  await page.getByRole("button", { name: "Set Up an Authenticator App" }).click();
  await confirm(page, person.password, "Continue");
  const address = await appAddress(page);
  await checkAccessibility(page, "scanning", findings);
  await codeField(page).fill(appCodeAt(address, Date.now()));
  await dialog(page).getByRole("button", { name: "Turn On" }).click();
  await expect(dialog(page).getByRole("listitem")).toHaveCount(10);
  await checkAccessibility(page, "recovery codes", findings);
  await dialog(page).getByRole("button", { name: "I Have Kept Them" }).click();
  await expect(page.getByText("10 of 10 recovery codes")).toBeVisible();
  await checkAccessibility(page, "the page", findings);
  await signOut(page);
  await page.goto("/login");
  await enterPassword(page, person);
  await codeField(page).fill("1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("That code is not right. Please try again.")).toBeVisible();
  await checkAccessibility(page, "the second step", findings);
  expectAccessible("the security page", findings);
});
