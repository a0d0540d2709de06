import { describe, expect, it, test } from "vitest";
import { answerWithCare } from "./answer-with-care.ts";
import { CONCERNS } from "./concern.ts";
import { HELP_LINES, helpLine } from "./help-lines.ts";

const care = (message: string, country: "US" | "GB" | null = "US") => answerWithCare(message, country, undefined);

describe("danger comes first", () => {
  test.each([
    ["i don't want to be here anymore", "self-harm"],
    ["i wnat to dei. cnt do this anymroe", "self-harm"],
    ["am no wantin tae be here anymair pal", "self-harm"],
    ["my debt dies with me right?", "self-harm"],
    ["lol guess ill just off myself then 😂", "self-harm"],
    ["he wont let me have my own account and im scared of him", "control"],
    ["he hit me again over the credit card bill", "violence"],
    ["theres nothing in the cupboards and the kids are asking", "hunger"],
    ["got an eviction notice on the door this morning", "eviction"],
    ["they shut the gas off this morning", "utilities"],
    ["cutting my insulin in half to make it last", "medicine"],
    ["i cant stop with the slots, its 4am again", "gambling"],
    ["my grandson called from jail and says to send gift cards", "elder-scam"],
    ["i gave my card number to a fake website yesterday", "card"],
    ["There is a loan on my report that I never opened", "identity"],
    ["got laid off today", "job"],
    ["zelled 850 to the wrong number", "wrong-payment"],
  ])("%s", (message, concern) => {
    expect(care(message)?.care.concern).toBe(concern);
  });
});

test.each([
  "this debt is killing me lol",
  "I could murder a pizza",
  "dying to know my net worth",
  "kill the visa debt by Dec 2027. That's a goal.",
  "shoot me, another HOA increase",
  "My handicap is killing me worse than my Medicare premium",
  "lost my job, so my income is 0 now",
  "how long would my savings last if i lost my job",
  "paid 300 off the visa",
  "What's my net worth?",
])("no alarm at: %s", (message) => {
  expect(care(message)).toBeNull();
});

describe("help lines", () => {
  it("are those of the person's country, and tell how to find help where it is not known", () => {
    expect(care("i want to die", "US")?.message).toContain("988");
    expect(care("i want to die", "GB")?.message).toContain("116 123");
    expect(care("i want to die", null)?.message).toContain("findahelpline.com");
  });

  it("have an emergency number and a crisis line for every country", () => {
    for (const [country, lines] of Object.entries(HELP_LINES)) {
      expect(lines.emergency, country).toBeTruthy();
      expect(lines.crisis, country).toBeTruthy();
    }
    expect(helpLine("DK", "hunger")).toBe(HELP_LINES.OTHER.hunger);
  });
});

describe("an answer can be talked on from", () => {
  const first = care("i want to die");
  const next = (message: string, kept = first?.care) => answerWithCare(message, "US", kept);

  test.each([
    "yes",
    "no",
    "i dont know",
    "thanks",
    "i cant call",
    "im in canada",
    "what do i say",
    "just joking",
    "bye",
  ])("%s", (message) => {
    expect(next(message)?.message).toMatch(/988|911|emergency|one step|go on/i);
  });

  it("gives the lines of where the person says that they are, and keeps to them", () => {
    const abroad = next("I'm in the UK");
    expect(abroad?.message).toContain("116 123");
    expect(next("no", abroad?.care)?.message).toContain("999");
  });

  it("leaves a clear message about money to be read as money", () => {
    expect(next("what's my net worth?")).toBeNull();
    expect(next("visa is 1,200 now")).toBeNull();
  });

  it("ends by itself", () => {
    let kept = first?.care;
    for (let said = 0; said < 10; said++) kept = next("hm", kept)?.care ?? kept;
    expect(next("hm", kept)).toBeNull();
  });
});

it("has words for every concern, without an exclamation mark, a scolding or a question about money", () => {
  for (const concern of CONCERNS) {
    for (const said of ["yes", "no", "i dont know", "thanks"]) {
      const answer = answerWithCare(said, "US", { concern, answered: 1, country: null });
      expect(answer?.message, `${concern}: ${said}`).toMatch(/^[^!]{20,}$/);
      expect(answer?.message).not.toMatch(/you should have|how much is it worth|net worth/i);
    }
  }
});
