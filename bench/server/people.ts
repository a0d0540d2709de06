import { randomBytes, randomUUID } from "node:crypto";

/** Ten assets, ten debts, three goals and two names: what a person has who uses all of it. */
const asset = (at: number, more = 0) => ({
  id: `asset-${at}`,
  name: `Savings account ${at}`,
  type: "savings",
  value: 1000.5 + at + more,
  description: "",
});
const debt = (at: number) => ({
  id: `debt-${at}`,
  name: `Card number ${at}`,
  type: "credit-card",
  balance: 200 + at,
  interestRate: 19.9,
  description: "",
});
const ten = <Entry>(make: (at: number) => Entry) => Array.from({ length: 10 }, (_, at) => make(at));

/** The payloads of so many saves of ten assets, each with other values. */
export function assetSaves(count: number): object[] {
  return Array.from({ length: count }, (_, save) => ({
    section: "assets",
    data: ten((at) => asset(at, save + 1)),
    requestId: "REQUEST-ID",
  }));
}

/**
 * Makes people with data through the wire; answers their tokens. The server must trust its proxy for addresses;
 * `origin` is where it believes itself to be.
 */
export async function makePeople(url: string, count: number, origin = url): Promise<string[]> {
  const tokens: string[] = [];
  for (let made = 0; made < count; made++) tokens.push(await makePerson(url, origin));
  return tokens;
}

/** Someone who told of an income and an asset, and little more. */
export async function makeNewcomer(url: string): Promise<string> {
  const token = await signUp(url);
  const financialInfo = { annualIncome: 85_000, annualExpenses: 50_400, currentSavings: 20_000 };
  await call(url, token, "createUserProfile", null);
  await call(url, token, "saveUserFinancials", { financials: { financialInfo, assets: [asset(0)], debts: [] } });
  return token;
}

async function makePerson(url: string, origin: string): Promise<string> {
  const token = await signUp(url, origin);
  const financialInfo = { annualIncome: 85_000, annualExpenses: 50_400, currentSavings: 20_000 };
  const goals = ["Learn", "Write", "Build"].map((title) => ({ id: title, title, type: "skill" }));
  await call(url, token, "createUserProfile", null);
  await call(url, token, "saveUserFinancials", {
    financials: { financialInfo, assets: ten((at) => asset(at)), debts: ten(debt) },
  });
  await call(url, token, "saveUserIntermediateGoals", { goals });
  await call(url, token, "saveUserSkills", { skills: { skills: ["Sales"], interests: ["Art"] } });
  return token;
}

async function signUp(url: string, origin = url): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: origin,
      "X-Forwarded-For": `10.${randomBytes(3).join(".")}`,
    },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: "Secret-1a", name: "Sam Rivera" }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const answer = await fetch(`${url}/api/auth/token`, { headers: { Cookie: cookie } });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** An answer as it comes over the wire, to someone who takes nothing compressed. */
export async function call(url: string, token: string, name: string, data: unknown): Promise<Response> {
  const response = await fetch(`${url}/api/us-central1/${name}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Accept-Encoding": "identity" },
    body: JSON.stringify({ data }),
  });
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
  return response;
}
