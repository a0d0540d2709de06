import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useChatContext } from "./chat-context.tsx";

function Stranger() {
  return <p>{useChatContext().sessionId}</p>;
}

it("says so where the chat is used outside its provider", () => {
  expect(() => renderToStaticMarkup(<Stranger />)).toThrow("useChatContext must be used within a ChatProvider");
});
