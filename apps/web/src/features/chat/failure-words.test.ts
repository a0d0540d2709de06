import { describe, expect, it } from "vitest";
import { apologyFor, causeOf } from "./failure-words.ts";

describe("an apology", () => {
  it("has its own words for a refused answer, an exception and a plan", () => {
    expect(apologyFor({ isPlan: false }, "unsuccessful")).toBe(
      "I'm sorry, I'm having trouble responding right now. Please try again later.",
    );
    expect(apologyFor({ isPlan: false }, "exception")).toBe(
      "I'm sorry I had trouble understanding that. Could you please try rephrasing your message?",
    );
    for (const kind of ["unsuccessful", "exception"] as const) {
      expect(apologyFor({ isPlan: true }, kind)).toBe(
        "I'm sorry, I couldn't generate a plan right now. Please try again later.",
      );
    }
  });

  it("names the cause where the person can do something about it", () => {
    expect(causeOf({ code: "unavailable", message: "Failed to fetch" }, false)).toMatch(/^You are offline/);
    expect(causeOf({ code: "resource-exhausted", message: "At most 120 messages a minute." }, true)).toBe(
      "At most 120 messages a minute.",
    );
    expect(causeOf({ code: "internal", message: "boom" }, true)).toBeNull();
  });
});
