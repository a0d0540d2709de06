import { describe, expect, it, test } from "vitest";
import { last } from "../../testing/somebody.ts";

const FAINT = "I shan't do it, of course. I am rather fond of my roses.";

describe("an ordinary message is no alarm", () => {
  it.each([
    "hey there, just got off a 12 hr shift in the ER so forgive the typos lol",
    "what?? no nobody stole anything, i'm just tired. i was saying hi",
    "just got home from my night shift",
    "hey, evening. long day",
    "i don't see the point in paying pmi anymore",
  ])("%s", (message) => {
    expect(last(message).reply).not.toMatch(/988|911|reportfraud|unemployment/);
  });
});

describe("what was only faintly heard", () => {
  const { reply, quickReplies } = last(FAINT);

  it("is answered with care, and says that it may be misread", () => {
    expect(reply).toMatch(/988/);
    expect(reply).toMatch(/If I misread you, say so/);
    expect(quickReplies).toContain("You misread me");
  });

  it.each(["You misread me", "omg im fine lol. can we just talk about my money", "lol no i was saying hi"])(
    "%s ends it",
    (message) => {
      expect(last(FAINT, message).reply).not.toMatch(/Are you safe|call 911/);
      expect(last(FAINT, message, "what do i owe").reply).toContain("$4,400");
    },
  );

  it("leaves what is plainly about something else to be answered, with a word of regret", () => {
    expect(last(FAINT, "should i pay off the sears card or the tax office first").reply).toMatch(
      /^Sorry, I misread you there\.\n\n\*\*Sears card first/,
    );
  });

  it("goes on where the person does", () => {
    expect(last(FAINT, "no").reply).toMatch(/988|911/);
    expect(last(FAINT, "i want to die").reply).toMatch(/988/);
  });
});

test("what is beyond doubt says nothing of misreading", () => {
  const { reply, quickReplies } = last("i want to kill myself");
  expect(reply).toContain("988");
  expect(reply).not.toContain("misread");
  expect(quickReplies).not.toContain("You misread me");
});

it.each([
  "there is no point in keeping going anymore",
  "i see no point in keeping on like this",
  "there's no point in having a life like mine",
])("what has no point but money is met: %s", (message) => {
  expect(last(message).reply).toMatch(/988/);
});

it.each(["nothing happened", "can we just talk about my money", "i only said thanks to be polite"])(
  "after what is beyond doubt '%s' is no plain denial",
  (message) => {
    expect(last("i want to kill myself", message).reply).not.toMatch(/sorry that I took it/);
  },
);

it.each(["what happens if i call", "i feel so alone", "how do i call them"])(
  "who asks for help after a faint alarm is not dismissed: %s",
  (message) => {
    expect(last(FAINT, message).reply).not.toMatch(/misread you there/);
  },
);
