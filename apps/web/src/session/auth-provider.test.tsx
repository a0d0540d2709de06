import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { useAuth } from "./auth-provider.tsx";

function Stranger() {
  return <p>{useAuth().status}</p>;
}

test("says so where the session is used outside its provider", () => {
  expect(() => renderToStaticMarkup(<Stranger />)).toThrow("useAuth must be used within an AuthProvider");
});
