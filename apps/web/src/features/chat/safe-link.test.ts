import { expect, it } from "vitest";
import { safeLink } from "./safe-link.ts";

it("follows pages of ours, web addresses and mail", () => {
  expect(safeLink("/goals")).toEqual({ kind: "internal", href: "/goals" });
  expect(safeLink("https://www.irs.gov/")).toEqual({ kind: "external", href: "https://www.irs.gov/" });
  expect(safeLink("mailto:support@sevenfigures.example")?.kind).toBe("external");
});

it.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "//evil.example",
  "/\\evil.example",
  "vbscript:x",
  "goals",
  "",
  undefined,
])("does not follow %s", (href) => {
  expect(safeLink(href)).toBeNull();
});
