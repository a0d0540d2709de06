import { expect, test } from "vitest";
import { prerenderLanding } from "./prerender-landing.tsx";

const html = prerenderLanding();

test("the landing page is complete without a script", () => {
  for (const words of [
    "Road to 1 Million",
    "Say where you stand",
    "Choose what moves you",
    "Take the next step",
    "Progress tracking",
    "Analytics",
    "Goal setting",
    "Security",
    "Beta",
    "2025",
  ]) {
    expect(html).toContain(words);
  }
  for (const address of ["/login", "/signup", "/privacy", "/terms", "mailto:support@sevenfigures.example"]) {
    expect(html).toContain(`href="${address}"`);
  }
});

test("it holds nothing that the content policy forbids", () => {
  expect(html).not.toMatch(/ style=|<style|<script| on[a-z]+=/);
});
