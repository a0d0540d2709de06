import { describe, expect, test } from "vitest";
import { answerWithCare } from "./answer-with-care.ts";

const care = (message: string) => answerWithCare(message, "US", undefined);

describe("somebody put out by their own people needs a bed, and no court", () => {
  test.each([
    "my stepdad put me out of the house last night",
    "mom threw me out, im 17 and got 60 dollars",
    "got kicked out by my parents",
    "my roommate changed the locks on me",
    "they kicked me out last night, my own parents",
    "My in-laws told us to leave, we got two kids",
    "sister wont let me back in and my stuff is on the lawn",
  ])("%s", (message) => {
    expect(care(message)?.message).toMatch(/Tonight comes first.*211/s);
    expect(care(message)?.message).not.toMatch(/court|papers/);
  });

  test("but a landlord is a matter of law, and who hits is violence", () => {
    expect(care("landlord threw us out")?.message).toContain("court");
    expect(care("he hit me and kicked me out")?.care.concern).toBe("violence");
    expect(care("he hit me and kicked me out")?.care.form).toBeUndefined();
  });
});

describe("a child in danger comes first", () => {
  test.each([
    "my child is in danger",
    "the kids are alone with him and he has been drinking, i think he hurt my daughter",
    "I'm scared her dad will hurt the kids",
    "my ex hits our son when he has him",
    "somebody touched my daughter",
    "my niece isn't safe at her moms house",
    "my son is missing since last night",
  ])("%s", (message) => {
    expect(care(message)?.message).toMatch(/^\*\*A child comes first.*911.*1-800-422-4453/s);
  });
});

test.each([
  "my brother hit my son up for 200",
  "my husband touched our kids college fund",
  "my parents kicked me out when i was 17, that's why i save",
  "my wife put me out of my misery and paid the visa",
  "my dad kicked me out of the group chat lol",
  "my son missed the bus, uber 20",
  "I want my kids to be safe financially",
])("no alarm at: %s", (message) => {
  expect(care(message)).toBeNull();
});
