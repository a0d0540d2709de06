import { expect, test } from "vitest";
import { prerenderLanding, prerenderPages } from "./prerender.tsx";

const html = await prerenderLanding();
const pages = new Map((await prerenderPages()).map((page) => [page.path, page]));

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

test("no document holds anything that the content policy forbids", () => {
  for (const body of [html, ...[...pages.values()].map((page) => page.body)]) {
    expect(body).not.toMatch(/ style=|<style|<script| on[a-z]+=/);
  }
});

test("a page of the signed-in has its bars and a spinner before any script, and nobody's name", () => {
  const { body = "", title, isPersons } = pages.get("/goals") ?? {};
  expect([title, isPersons]).toEqual(["Goals · Seven Figures", true]);
  for (const words of ["Dashboard", "Chatbot", "Financials", "Money", 'aria-label="Loading"'])
    expect(body).toContain(words);
  expect(body).toMatch(/<a aria-current="page"[^>]* href="\/goals"/);
  expect(body).not.toContain("User menu");
});

test("what visitors read is whole before any script, and no form can be typed into that would be replaced", () => {
  expect(pages.get("/terms")?.body).toContain("not financial advice");
  expect(pages.get("/login")?.body).toMatch(/<main[^>]* inert=""[^>]*>.*Welcome back/s);
  expect(pages.get("/terms")?.body).not.toContain("inert");
  expect(pages.get("/login")?.isPersons).toBe(false);
});
