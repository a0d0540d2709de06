import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

describe("money that goes on as it just went", () => {
  it.each([
    [["paid sears 100", "n 80 on the tax office"], { d1: 1_300, d2: 2_920 }],
    [["paid 100 on sears", "40 more today same one"], { d1: 1_260 }],
    [["paid 100 on sears", "and then 50 more on the same card"], { d1: 1_250 }],
    [["charged 120 on sears for groceries", "then 35 for a parking ticket same card"], { d1: 1_555 }],
    [["charged 120 to sears", "paid 100 of it back today"], { d1: 1_420 }],
    [["put 20 in pine", "and 45 tonight"], { a4: 2_065 }],
    [["tossed 60 in pine savings", "took 20 of it for the kid's field trip"], { a4: 2_040 }],
    [["put 500 in harbor", "sorry i forget, from harbor i took 100 yesterday"], { a1: 5_400 }],
    [["put 500 in pine", "and 200 of that straight back to harbor"], { a4: 2_300, a1: 5_200 }],
    [["moved 500 from harbor to pine", "and again 300 same way today"], { a1: 4_200, a4: 2_800 }],
    [["put 200 towards sears", "another 100 from harbor"], { d1: 1_100, a1: 4_900 }],
    [
      ["put 500 in pine", "then i pulled 300 of it back out and paid that off the tax office"],
      { a4: 2_200, d2: 2_700 },
    ],
    [["moved 500 from harbor to pine", "paid sears 100 out of that"], { a1: 4_500, a4: 2_400, d1: 1_300 }],
  ])("%j", (messages, changed) => {
    expect(amounts(last(...messages).documents)).toEqual({ ...BEFORE, ...changed });
  });

  it.each([
    [["paid sears 100", "the tax office is at 2,900 now"], { d1: 1_300, d2: 2_900 }],
    [["paid sears 100", "it was 150"], { d1: 1_250 }],
    [["paid sears 100", "and 80 on the tax office tomorrow"], { d1: 1_300 }],
    [["put 500 in pine", "what if i took 200 of it out"], { a4: 2_500 }],
  ])("leaves %j to others", (messages, changed) => {
    expect(amounts(last(...messages).documents)).toEqual({ ...BEFORE, ...changed });
  });
});
