import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useStoredElsewhere } from "#documents/stored-elsewhere.ts";
import { queryClient } from "./query-client.ts";

/** What only the signed-in need, so that public pages don't load it. */
export function SignedInProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <OtherTabs />
      {children}
    </QueryClientProvider>
  );
}

function OtherTabs() {
  useStoredElsewhere();
  return null;
}
