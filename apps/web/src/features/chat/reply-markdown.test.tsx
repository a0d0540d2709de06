import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReplyMarkdown } from "./reply-markdown.tsx";

it("keeps the minus sign of an amount beside it, in every part of a reply", () => {
  const text = "You stand at −$3,000.\n\n- **−$250** a month\n\n| Then |\n| --- |\n| $5 to −$1,200 |";
  const markup = renderToStaticMarkup(<ReplyMarkdown text={text} heading="h2" />);
  const whole = [...markup.matchAll(/<span class="\S+">([^<]+)<\/span>/g)].map(([, amount]) => amount);
  expect(whole).toEqual(["−$3,000", "−$250", "−$1,200"]);
});
