import { describe, expect, it, test } from "vitest";
import { answerWithCare } from "./answer-with-care.ts";
import { warningOf } from "./warnings.ts";

const care = (message: string) => answerWithCare(message, "US", undefined);

test.each([
  "A young man called from the Wells Fargo fraud department, he says somebody is in my account and I should move my CD money to a safe account",
  "my bank phoned, someone is hacking me they said, need to zelle 900 to keep it safe",
  "got a text then a call from chase security team, he wants me to wire everything to a new account they opened",
  "the police are on the line saying i have to withdraw my savings and hand it to a courier",
  "he wants my savings moved, says he is from the bank, he called",
])("the caller is named the scammer: %s", (message) => {
  expect(care(message)?.message).toMatch(/^\*\*That caller is the scammer: hang up, move nothing/);
});

describe("a code or a password that was given", () => {
  test.each([
    "I did read him the six numbers he sent to my phone. What do I do now?",
    "i gave the guy my online banking password",
    "typed my login into a link they texted, was that bad",
    "told the lady from support the verification code",
    "they phoned as paypal and i read out the verification number",
  ])("locks the online access: %s", (message) => {
    expect(care(message)?.message).toMatch(/lock the online access.*password/s);
    expect(care(message)?.message).not.toMatch(/licence|PIN/);
  });

  it("is known by less after a caller was talked of", () => {
    const caller = care("he called from the bank and wants my savings moved to a safe account")?.care;
    expect(answerWithCare("I gave a code", "US", caller)?.care.form).toBe("code-given");
  });
});

test.each([
  "gave my daughter the code to the garage",
  "i forgot my password, how do i change it here",
  "moved 500 to a new account at the credit union",
  "moved my cd to a high yield savings, bank called to confirm",
  "what is a safe account for an emergency fund",
  "my bank called, I need to open another account",
])("no alarm at: %s", (message) => {
  expect(care(message)).toBeNull();
});

test.each([
  "brother in law bring one investment, 25% every month, he say people don collect. He want make I drop 2k from dom. Wetin you think?",
  "my pastor says the church fund pays 10% a month, should i put in 5k",
  "coworker showed me a trading bot that makes 2% a day guaranteed",
  "a lady at the salon is in a club where you earn 30 percent monthly, thoughts?",
  "my uncle keeps on about a thing where you get 3 percent back per day, he wants 1000 off me",
  "this crypto staking pays 8%/week is that legit",
  "cousin wants me in on a deal, 5 percent weekly returns, he already got paid twice",
])("a return that nothing honest brings is named a Ponzi scheme: %s", (message) => {
  expect(warningOf(message)?.words).toContain("Ponzi scheme");
});

test.each([
  "my card charges 2.9% a month",
  "should i invest 10% a month of my pay",
  "0% balance transfer card, legit or a trap",
  "my homie says just get a 0% balance transfer card is that legit or a trap",
  "my employer matches 5% every month, should i join",
  "the ETF returned 1% a month, is that good",
  "savings pays 4.5% apy paid monthly, worth it?",
  "my pay went up by 6% last week",
])("but not: %s", (message) => {
  expect(warningOf(message)).toBeNull();
});

test.each([
  "check n go says there gonna send cops if i dont pay by fri can they do that",
  "the payday place said they will have me arrested over the loan",
  "can i go to jail for not paying my credit card debt?",
  "klarna collectors are threatening me with a warrant",
])("whoever is threatened with the police over a loan is told that nobody is jailed for it: %s", (message) => {
  expect(warningOf(message)?.words).toContain("nobody goes to jail");
});

test.each([
  "my nephew is in jail and i paid 500 for his bail",
  "I paid a 200 police fine off the card",
  "my cop brother owes me a loan of 300",
  "could i go to prison for unpaid child support?",
])("nothing is said of it elsewhere: %s", (message) => {
  expect(warningOf(message)?.id).not.toBe("arrest-threat");
});
