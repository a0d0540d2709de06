import { Outlet } from "react-router";
import { useAuth } from "#session/auth-provider.tsx";
import { SignedInOnly } from "./signed-in-only.tsx";

/** For addresses without a page: whoever has not finished onboarding is sent there from these too. */
export function UnknownPath() {
  const { status } = useAuth();
  return status === "signed-out" ? <Outlet /> : <SignedInOnly />;
}
