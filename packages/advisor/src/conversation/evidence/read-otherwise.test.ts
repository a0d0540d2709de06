import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../../testing/somebody.ts";

describe("what the encoders surely read otherwise than the rules that go on from a write", () => {
  const said = ["I paid 300 on the Sears card", "Then I buy another vacuum, hahaha, 200, the same card"];

  it("is the other answer to a question, and a tap writes it", () => {
    const asked = last(...said);
    expect(amounts(asked.documents)).toEqual({ ...BEFORE, d1: 1_100 });
    expect(asked.quickReplies).toEqual(["Sears card: now $1,300", "Sears card: now $900", "Leave it as it is"]);
    expect(amounts(last(...said, "Sears card: now $1,300").documents)).toEqual({ ...BEFORE, d1: 1_300 });
  });

  it("is none where rules account for both sides of what was moved", () => {
    const again = ["moved 300 from harbor to pine", "just went and did another 400 across, same way"];
    expect(amounts(last(...again).documents)).toEqual({ ...BEFORE, a1: 4_300, a4: 2_700 });
  });
});
