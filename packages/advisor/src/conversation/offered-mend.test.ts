import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";
import { talk } from "../../testing/talk.ts";

describe("what may put right what was just written", () => {
  it.each([
    ["another thing", ["I paid 100 on the Sears card", "my awareness says tax office"], { d2: 2_900 }],
    ["another figure", ["I paid 100 on the Sears card", "expected 60, got 100. pls correct"], { d1: 1_340 }],
    ["the other way", ["I added 100 to Pine savings", "haibo that's what I took"], { a4: 1_900 }],
  ])("is offered and not written, and a tap writes it: %s", (_, said, changed) => {
    const [before, asked] = talk(SOMEONE, said);
    expect(asked?.wrote).toBe(false);
    const [offer = ""] = asked?.quickReplies ?? [];
    expect(asked?.reply).toMatch(/^I'm not sure I got that\. Is it (?:this|one of these)\?$/);
    const { documents } = last(...said, offer);
    expect(amounts(documents)).toEqual({ ...BEFORE, ...changed });
    expect(amounts(last(...said, "Leave it as it is").documents)).toEqual(before && amounts(before.documents));
  });

  it("is taken back by a tap where it seems that it never was", () => {
    const said = ["I added 300 to Pine savings", "For pine please remove, that one did not push through"];
    expect(last(...said).quickReplies).toEqual(["Take it back", "Leave it as it is"]);
    expect(amounts(last(...said, "Take it back").documents)).toEqual(BEFORE);
  });

  it.each(["is 40 enough for the week?", "lovely weather we have", "thanks a lot"])("is not seen in %s", (message) => {
    const { quickReplies } = last("I paid 100 on the Sears card", message);
    expect(quickReplies).not.toContain("Leave it as it is");
  });
});
