import type { ReactNode } from "react";
import { useAuth } from "#session/auth-provider.tsx";
import { SignedInOnly } from "./signed-in-only.tsx";

/** For addresses without a page: whoever has not finished onboarding is sent there from these too. */
export function UnknownPath({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  return status === "signed-out" ? children : <SignedInOnly>{children}</SignedInOnly>;
}
