import { expect, it } from "vitest";
import { advisorTitle, openingGreeting } from "./greeting.ts";

const greet = (name: string, email: string) => openingGreeting({ basicInfo: { name, email }, isError: false, email });

it("greets by the first word of the name", () => {
  expect(greet(" Maya Reyes", "m.reyes@example.com")).toBe(
    "Hi Maya! I'm your AI financial advisor. How can I help you today?",
  );
});

it("greets by the e-mail's part before @ where there is no name", () => {
  expect(greet("", "m.reyes@example.com")).toMatch(/^Hi m\.reyes! /);
  const fromAccount = { basicInfo: { name: "", email: "" }, isError: false, email: "ann@example.com" };
  expect(openingGreeting(fromAccount)).toMatch(/^Hi ann! /);
});

it("greets 'there' where neither is known", () => {
  expect(greet("", "")).toMatch(/^Hi there! /);
});

it("waits for the profile, and greets without a name where it can't be loaded", () => {
  const email = "m.reyes@example.com";
  expect(openingGreeting({ basicInfo: undefined, isError: false, email })).toBe("");
  expect(openingGreeting({ basicInfo: undefined, isError: true, email })).toBe(
    "Hi! I'm your AI financial advisor. How can I help you today?",
  );
});

it("titles the page with the person's name, cut where it is very long", () => {
  expect(advisorTitle("Maya Reyes")).toBe("Maya Reyes's AI Financial Advisor");
  expect(advisorTitle("Maximiliana Featherstonehaugh-Reyes")).toBe(
    "Maximiliana Featherstonehaugh…'s AI Financial Advisor",
  );
  expect(advisorTitle("")).toBe("AI Financial Advisor");
});
