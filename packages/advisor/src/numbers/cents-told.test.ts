import { describe, expect, it } from "vitest";
import { withCentsTold } from "./cents-told.ts";

describe("dollars and cents", () => {
  it.each([
    ["paid forty two dollars and fifteen cents on it", "paid $42.15 on it"],
    ["12 dollars 5 cents an hour", "$12.05 an hour"],
    ["a hundred and six dollars and ninety nine cents", "$106.99"],
    ["two thousand dollars and ten cents", "$2000.10"],
  ])("are one sum: %s", (said, meant) => expect(withCentsTold(said)).toBe(meant));

  it.each(["put in my two cents", "12 dollars and 5 euros", "90 cents a mile"])("stay as they are: %s", (said) =>
    expect(withCentsTold(said)).toBe(said),
  );
});
