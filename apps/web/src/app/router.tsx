import { createBrowserRouter, type RouteObject } from "react-router";
import { paths } from "#config/paths.ts";
import { loadWhenReachable } from "#ui/load-when-reachable.ts";
import { VisitorsOnly } from "./guards.tsx";
import { RouteError } from "./route-error.tsx";
import { LoadingShell, Shell } from "./shell.tsx";

type LazyPage = () => Promise<{ Component: () => React.ReactNode }>;

/** A page that is loaded when it is first visited. `title` becomes the document's title. */
function page(path: string, title: string, lazy: LazyPage): RouteObject {
  return { path, handle: { title }, lazy: () => loadWhenReachable(lazy) };
}

const visitorPages: RouteObject[] = [
  page(paths.landing, "", async () => ({ Component: (await import("#pages/landing-page.tsx")).LandingPage })),
  page(paths.login, "Sign in", async () => ({ Component: (await import("#pages/login-page.tsx")).LoginPage })),
  page(paths.signup, "Create account", async () => ({
    Component: (await import("#pages/signup-page.tsx")).SignupPage,
  })),
];

const openPages: RouteObject[] = [
  page(paths.resetPassword, "Choose a new password", async () => ({
    Component: (await import("#pages/reset-password-page.tsx")).ResetPasswordPage,
  })),
  page(paths.terms, "Terms of Service", async () => ({
    Component: (await import("#pages/terms-page.tsx")).TermsPage,
  })),
  page(paths.privacy, "Privacy Policy", async () => ({
    Component: (await import("#pages/privacy-page.tsx")).PrivacyPage,
  })),
];

const personPages: RouteObject[] = [
  page(paths.onboarding, "Complete Your Profile", async () => ({
    Component: (await import("#pages/onboarding-page.tsx")).OnboardingPage,
  })),
  page(paths.dashboard, "Dashboard", async () => ({
    Component: (await import("#pages/dashboard-page.tsx")).DashboardPage,
  })),
  page(paths.chatbot, "AI Financial Advisor", async () => ({
    Component: (await import("#pages/chatbot-page.tsx")).ChatbotPage,
  })),
  page(paths.goals, "Goals", async () => ({ Component: (await import("#pages/goals-page.tsx")).GoalsPage })),
  page(paths.financials, "Financials", async () => ({
    Component: (await import("#pages/financials-page.tsx")).FinancialsPage,
  })),
  page(paths.profile, "Profile", async () => ({ Component: (await import("#pages/profile-page.tsx")).ProfilePage })),
  page(paths.activity, "Activity", async () => ({
    Component: (await import("#pages/activity-page.tsx")).ActivityPage,
  })),
  page(paths.yourData, "Your Data", async () => ({
    Component: (await import("#pages/your-data-page.tsx")).YourDataPage,
  })),
];

const unknownPage = page("*", "Page not found", async () => ({
  Component: (await import("#pages/not-found-page.tsx")).NotFoundPage,
}));

/** Guards that only the signed-in need are loaded with the first page that asks for them. */
const guarded = (load: LazyPage) => ({ lazy: () => loadWhenReachable(load) });

/** A crash of a page leaves the bars standing. */
const boundary = { ErrorBoundary: RouteError };

export const router = createBrowserRouter([
  {
    Component: Shell,
    HydrateFallback: LoadingShell,
    ...boundary,
    children: [
      { Component: VisitorsOnly, children: [{ ...boundary, children: visitorPages }] },
      { ...boundary, children: openPages },
      {
        ...guarded(async () => ({ Component: (await import("./signed-in-only.tsx")).SignedInOnly })),
        children: [{ ...boundary, children: personPages }],
      },
      {
        ...guarded(async () => ({ Component: (await import("./unknown-path.tsx")).UnknownPath })),
        children: [{ ...boundary, children: [unknownPage] }],
      },
    ],
  },
]);
