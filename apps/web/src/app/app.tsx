import { CSPProvider } from "@base-ui/react/csp-provider";
import { RouterProvider } from "react-router";
import { AuthProvider } from "#session/auth-provider.tsx";
import { Toaster } from "#ui/toaster.tsx";
import { router } from "./router.tsx";

export function App() {
  return (
    <CSPProvider disableStyleElements>
      <AuthProvider>
        <RouterProvider router={router} />
        <Toaster />
      </AuthProvider>
    </CSPProvider>
  );
}
