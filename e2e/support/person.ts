import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { type CallName, type CallPayload, type CallResult, createCallsClient } from "@seven-figures/calls";

interface Account {
  email: string;
  password: string;
}

export function newAccount(): Account {
  return { email: `maya-${randomUUID()}@example.com`, password: "Road-to-1-million" };
}

/** Fills in the sign-up page and waits for the first step of onboarding. */
export async function signUp(page: Page, account: Account, url = ""): Promise<void> {
  await page.goto(`${url}/signup`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm Password").fill(account.password);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
}

/** Goes through the four steps with the person of the README: US, employed, a million in 20 years. */
export async function completeOnboarding(page: Page, name = "Maya Reyes"): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Country").selectOption("US");
  await page.getByLabel("Employment status").selectOption("Employed");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Target amount").fill("1,000,000");
  await page.getByLabel("Target year").fill(String(new Date().getFullYear() + 20));
  await page.getByLabel("Timeframe").selectOption("10+");
  await page.getByRole("radio", { name: /Moderate/ }).check();
  await page.getByLabel("Primary strategy").selectOption("investing");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Enters e-mail and password on the sign-in page, whatever comes then. */
export async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function signIn(page: Page, account: Account, url = ""): Promise<void> {
  await page.goto(`${url}/login`);
  await enterPassword(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /account|menu/i }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  // The address comes first: only the form says that the server has ended the session.
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

/** A person made through the wire, for journeys that are about something else than signing up. */
export interface Person extends Account {
  call<Name extends CallName>(name: Name, payload: CallPayload<Name>): Promise<CallResult<Name>>;
  /** Fills in what onboarding asks. */
  finishOnboarding(): Promise<void>;
}

/** Signs a new person up and signs the browser in as them; `onboarded` fills in what onboarding asks. */
export async function createPerson(
  context: BrowserContext,
  url: string,
  { onboarded = true, name = "Maya Reyes" } = {},
): Promise<Person> {
  const account = newAccount();
  const headers = { Origin: url };
  const signedUp = await context.request.post(`${url}/api/auth/sign-up/email`, {
    headers,
    data: { ...account, name, rememberMe: true },
  });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const client = createCallsClient({
    origin: url,
    getToken: async () => {
      const answer = await context.request.get(`${url}/api/auth/token`, { headers });
      return (await answer.json()).token;
    },
  });
  const call: Person["call"] = (callName, payload) => client.call(callName, payload);
  await call("createUserProfile", null);
  const person = { ...account, call, finishOnboarding: () => finishOnboarding(call, name, account.email) };
  if (onboarded) await person.finishOnboarding();
  return person;
}

async function finishOnboarding(call: Person["call"], name: string, email: string): Promise<void> {
  await call("saveUserProfile", {
    profile: {
      basicInfo: { name, email, country: "US", employmentStatus: "Employed" },
      educationHistory: [],
      experience: [],
      financialGoal: {
        targetAmount: 1_000_000,
        targetYear: new Date().getFullYear() + 20,
        timeframe: "10+",
        riskTolerance: "moderate",
        primaryStrategy: "investing",
      },
    },
  });
}
