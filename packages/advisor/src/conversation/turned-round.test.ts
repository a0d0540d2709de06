import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { type Turn, talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    assets: [
      { id: "harbor", name: "Harbor checking", type: "savings", value: 5_000 },
      { id: "pine", name: "Pine savings", type: "savings", value: 9_000 },
    ],
  },
});
const MOVED = "moved 700 from Harbor checking to Pine savings";

function after(...messages: string[]) {
  return (talk(DOCUMENTS, messages).at(-1) as Turn).documents.financials.assets?.map(({ value }) => value);
}

describe("money that went the other way than it was told", () => {
  it.each([
    "No, the inverse! From Pine to Harbor.",
    "no, the opposite: from Pine savings to Harbor",
    "sorry, it was from Pine to Harbor",
  ])("changes both sides by twice as much: %s", (message) => {
    expect(after(MOVED, message)).toEqual([5_700, 8_300]);
  });

  it("is no second movement, and a second one no correction", () => {
    expect(after(MOVED, "and then I moved 700 back from Pine savings to Harbor checking")).toEqual([5_000, 9_000]);
  });
});
