import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

describe("one sum told of several", () => {
  it.each([
    [["knocked 150 off sears, and same again off the tax office"], { d1: 1_250, d2: 2_850 }],
    [["paid sears 200 and the tax office the same"], { d1: 1_200, d2: 2_800 }],
    [["paid 200 each on sears and the tax office"], { d1: 1_200, d2: 2_800 }],
    [["put 300 in pine and as much in harbor"], { a1: 5_300, a4: 2_300 }],
    [["took 400 out of harbor", "half went to sears, half to the tax office"], { a1: 4_600, d1: 1_200, d2: 2_800 }],
  ])("%j", (messages, changed) => {
    expect(amounts(last(...messages).documents)).toEqual({ ...BEFORE, ...changed });
  });

  it.each([
    [["should i pay 200 on sears and the same on the tax office?"], {}],
    [["next month 200 goes to sears and the same to the tax office"], {}],
  ])("moves nothing with %j", (messages, changed) => {
    expect(amounts(last(...messages).documents)).toEqual({ ...BEFORE, ...changed });
  });
});

describe("which way money went between a debt and an account", () => {
  it.each([
    [["pulled another 400 on the tax office loan, it went right in harbor"], { d2: 3_400, a1: 5_400 }],
    [["borrowed 400 on sears and put it in harbor"], { d1: 1_800, a1: 5_400 }],
    [["500 of what's in pine went onto sears this afternoon"], { a4: 1_500, d1: 900 }],
    [["took 500 out of pine and put it on sears"], { a4: 1_500, d1: 900 }],
  ])("%j", (messages, changed) => {
    expect(amounts(last(...messages).documents)).toEqual({ ...BEFORE, ...changed });
  });
});
