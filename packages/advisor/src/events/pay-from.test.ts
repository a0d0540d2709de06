import { netWorth } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";

const worth = (documents: typeof SOMEONE) => netWorth(documents.financials);

describe("money between a new or closed account and one that is stored", () => {
  it.each([
    ["opened a new savings at Marcus with 1000 from harbor", { a1: 4_000 }],
    ["opened a Marcus account with 1000 from harbor checking", { a1: 4_000 }],
    ["closed pine savings and moved everything to harbor", { a1: 7_000, a4: undefined }],
    ["I closed my pine savings and put it all into harbor", { a1: 7_000, a4: undefined }],
  ])("changes both sides and the net worth by nothing: %s", (message, changed) => {
    const { documents } = last(message);
    expect(amounts(documents)).toMatchObject(Object.fromEntries(Object.entries(changed).filter(([, each]) => each)));
    expect(worth(documents)).toBe(worth(SOMEONE));
  });

  it.each<[string[], Record<string, number>]>([
    [["opened a Marcus account with 1000 from harbor checking", "no, 1500"], { a1: 3_500 }],
    [["opened a Marcus account with 1000 from harbor checking", "no, 1500", "no, 1200"], { a1: 3_800 }],
    [["opened a Marcus account with 1000 from harbor checking", "no, from pine"], { a1: 4_000, a4: 2_000 }],
  ])("changes both sides when it is put right: %j", (messages, changed) => {
    const { documents } = last(...messages);
    expect(amounts(documents)).toMatchObject(changed);
    expect(worth(documents)).toBe(worth(SOMEONE));
  });

  it.each([
    ["sold the kayak for 700 into harbor", { a1: 5_700 }],
    ["sold half of the coin wallet for 4200 into harbor checking", { a1: 9_200, a3: 4_000 }],
  ])("takes a price to the account that it is said to go into, and leaves it there: %s", (message, changed) => {
    expect(amounts(last(message).documents)).toMatchObject(changed);
    expect(amounts(last(message, "no, 800").documents).a1).toBeGreaterThan(BEFORE.a1 ?? 0);
  });

  it("changes both sides of a payment when it is put right", () => {
    const { documents } = last("paid 300 on sears from harbor", "no, 400");
    expect(amounts(documents)).toEqual({ ...BEFORE, a1: 4_600, d1: 1_000 });
  });

  it("is taken back as one", () => {
    const { documents } = last("opened a Marcus account with 1000 from harbor checking", "undo");
    expect(amounts(documents)).toEqual(BEFORE);
  });

  it("changes neither side where the account has not so much", () => {
    const turn = last("opened a Marcus account with 9000 from harbor checking");
    expect(turn.reply).toContain("has only $5,000");
    expect(amounts(turn.documents)).toEqual(BEFORE);
  });

  it.each([
    ["opened a Marcus account with 1000", 5_000],
    ["bought a car for 3000, worth 5000, from harbor", 5_000],
    ["closed pine savings and bought a couch", 5_000],
    ["bought a car worth 3000 from harbor motors", 5_000],
    ["closed pine savings and moved to Harbor Springs", 5_000],
    ["closed pine savings and bought a couch and moved the rest to harbor", 5_000],
    ["opened an Ally account last year with 1000 from harbor", 5_000],
  ])("leaves an account that is not named as its source, or not surely: %s", (message, value) => {
    expect(amounts(last(message).documents).a1).toBe(value);
  });
});

it("asks where the price went that was paid in cash", () => {
  const { reply, documents } = last("kayak sold for 700 cash");
  expect(reply).toContain("Where did the $700 go?");
  expect(amounts(documents).a2).toBeUndefined();
});
