import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

describe("where money came from or went, told later", () => {
  it.each([
    [["paid sears 100", "that was out of harbor"], { d1: 1_300, a1: 4_900 }],
    [["paid sears 100 and the tax office 200", "all of that was from harbor"], { d1: 1_300, d2: 2_800, a1: 4_700 }],
    [["paid sears 100", "and 200 to the tax office", "they both came from pine"], { d1: 1_300, d2: 2_800, a4: 1_700 }],
    [["paid off sears", "used pine for it"], { d1: undefined, a4: 600 }],
    [["paid sears 100", "no, it was 150", "harbor paid for that"], { d1: 1_250, a1: 4_850 }],
    [
      ["paid sears 100", "and 200 to the tax office", "the sears one came off harbor, the tax office off pine"],
      { d1: 1_300, d2: 2_800, a1: 4_900, a4: 1_800 },
    ],
    [["paid sears 100", "and 200 to the tax office", "the 100 came out of pine"], { d1: 1_300, d2: 2_800, a4: 1_900 }],
    [
      [
        "paid sears 100",
        "and 200 to the tax office",
        "both came out of harbor",
        "no wait, the sears one was from pine",
      ],
      { d1: 1_300, d2: 2_800, a1: 4_800, a4: 1_900 },
    ],
    [["took 300 out of harbor", "it went to pine"], { a1: 4_700, a4: 2_300 }],
    [["charged 120 on sears", "that went into harbor"], { d1: 1_520, a1: 5_120 }],
  ])("%j", (messages, changed) => {
    expect(amounts(last(...messages).documents)).toEqual({ ...BEFORE, ...changed });
  });

  it.each([
    [["paid sears 100", "was that out of harbor?"], { d1: 1_300 }],
    [["paid sears 100", "next month it will come out of harbor"], { d1: 1_300 }],
    [["paid sears 100", "a letter about my pension came from harbor"], { d1: 1_300 }],
    [["moved 300 from harbor to pine", "that came out of harbor"], { a1: 4_700, a4: 2_300 }],
    [["paid sears 100", "that was from harbor", "and 50 more on sears, from harbor"], { d1: 1_250, a1: 4_850 }],
    [["paid sears 100", "and 50 more on sears, from harbor"], { d1: 1_250, a1: 4_950 }],
    [["charged 80 on sears", "ah no, it went on the tax office"], { d2: 3_080 }],
    [["sears is at 1300", "that came from harbor"], { d1: 1_300 }],
  ])("takes nothing for it with %j", (messages, changed) => {
    expect(amounts(last(...messages).documents)).toEqual({ ...BEFORE, ...changed });
  });
});
