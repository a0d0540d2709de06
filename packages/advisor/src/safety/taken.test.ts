import { describe, expect, it, test } from "vitest";
import { answerWithCare } from "./answer-with-care.ts";

const care = (message: string, country: "US" | "GB" | null = "US") => answerWithCare(message, country, undefined);

describe("what has been taken already needs the emergency number first", () => {
  test.each([
    "took like 30 tylenol an hour ago and now im kinda scared",
    "i swallowed the whole bottle of aspirin",
    "I've just taken forty paracetamol, what now",
    "downed a bunch of xanax with wine",
    "injected all my insulin at once",
    "took all my blood pressure pills on purpose just now dont call nobody",
    "i overdosed",
  ])("%s", (message) => {
    const answer = care(message);
    expect(answer?.message).toMatch(/^Call 911 now.*1-800-222-1222/s);
    expect(answer?.care).toMatchObject({ concern: "self-harm", taken: true });
    expect(answer?.care.another).toBeUndefined();
  });

  test.each([
    "my roommate took a whole bottle of pills",
    "my toddler swallowed some of my oxycodone",
    "my 3 year old got into my metformin tablets",
    "roommate drank a whole bottle of vodka and took xanax, shes snoring weird and wont wake up",
    "gran took all her tablets again she's confused",
  ])("also by somebody else: %s", (message) => {
    expect(care(message)?.message).toMatch(/^Call 911 now.*awake and breathing\?/s);
    expect(care(message)?.care).toMatchObject({ taken: true, another: true });
  });

  test.each([
    ["me tomé todas las pastillas", /^Llama ahora al 911/],
    ["j'ai avalé tous les cachets", /^Appelez maintenant le 911/],
    ["ich habe alle Schlaftabletten genommen", /^Rufen Sie jetzt 911 an/],
    ["tomei todos os comprimidos", /^Ligue já 911/],
  ])("in other languages: %s", (message, says) => {
    expect(care(message)?.message).toMatch(says);
  });

  it("by the numbers of the country", () => {
    expect(care("i swallowed the whole bottle of aspirin", "GB")?.message).toMatch(/^Call 999 now.*NHS 111/s);
    expect(care("i swallowed the whole bottle of aspirin", null)?.message).toContain("poison centre of your country");
  });
});

test.each([
  "took 2 tylenol for my headache, 9 bucks",
  "took 20 tablets back to best buy, refund 1,900 to Visa",
  "took the whole bottle of wine to the party, 18",
  "I once took 30 pills, years ago",
  "took 40 mg of lithium daily, 25 a month",
  "the dog ate a whole bottle of ibuprofen, vet was 900",
  "Overdosed on turkey and passed out by 7. Black Friday cost me 380",
  "my son took his medicine, copay 12",
  "my patient took 20 pills a day poor thing, anyway overtime 310",
  "they took a bunch of money from my medicine fund",
])("nothing was taken: %s", (message) => {
  expect(care(message)?.care.taken).toBeUndefined();
});

describe("after danger was told", () => {
  const told = care("i want to die")?.care;

  test.each([
    "im fine stop. took the whole bottle",
    "i took all of them",
    "im fine stop. i took everything",
    "I downed the lot",
  ])("less says it: %s", (message) => {
    expect(answerWithCare(message, "US", told)?.message).toMatch(/^Call 911 now/);
  });

  it("but not what was taken off an account", () => {
    for (const message of ["took all of it off the visa", "took everything out of savings"])
      expect(answerWithCare(message, "US", told)?.care.taken).toBeUndefined();
  });
});

describe("once something was taken", () => {
  const taken = care("i swallowed the whole bottle of aspirin")?.care;

  test.each(["i threw up so im good", "im fine stop", "whats my net worth", "no", "yes", "i cant call", "hm"])(
    "the call stays first: %s",
    (message) => {
      expect(answerWithCare(message, "US", taken)?.message).toContain("911");
      expect(answerWithCare(message, "US", taken)?.care).toMatchObject({ taken: true, answered: 2 });
    },
  );

  it("is believed where it says that it was understood wrongly", () => {
    expect(answerWithCare("i didn't take anything, you misunderstood", "US", taken)?.care.over).toBe(true);
  });
});

test.each([
  ["Ya no quiero vivir", "hm"],
  ["je veux mourir", "je sais pas"],
  ["ich will nicht mehr leben", "weiß nicht"],
  ["não quero mais viver", "sei lá"],
  ["i want to die", "hm"],
])("nothing is said twice in any language: %s", (message, more) => {
  const heard: string[] = [];
  let kept = care(message)?.care;
  for (const said of [message, more, more, message, more, message, message, more, more]) {
    const answer = answerWithCare(said, "US", kept);
    heard.push(answer?.message ?? "");
    kept = answer?.care;
  }
  expect(heard).not.toContain("");
  expect(new Set(heard).size).toBe(heard.length);
});
