import type { ReactNode } from "react";
import { paths } from "#config/paths.ts";

export type LoadPage = () => Promise<{ Component: () => ReactNode }>;

/** A page that is loaded when it is first visited. `title` becomes the document's title. */
export interface PageEntry {
  path: string;
  title: string;
  load: LoadPage;
}

const page = (path: string, title: string, load: LoadPage): PageEntry => ({ path, title, load });

/** For those who are not signed in. */
export const visitorPages: readonly PageEntry[] = [
  page(paths.landing, "", async () => ({ Component: (await import("#pages/landing-page.tsx")).LandingPage })),
  page(paths.login, "Sign in", async () => ({ Component: (await import("#pages/login-page.tsx")).LoginPage })),
  page(paths.signup, "Create account", async () => ({
    Component: (await import("#pages/signup-page.tsx")).SignupPage,
  })),
];

/** For everyone. */
export const openPages: readonly PageEntry[] = [
  page(paths.resetPassword, "Choose a new password", async () => ({
    Component: (await import("#pages/reset-password-page.tsx")).ResetPasswordPage,
  })),
  page(paths.confirmEmail, "Confirm your email", async () => ({
    Component: (await import("#pages/confirm-email-page.tsx")).ConfirmEmailPage,
  })),
  page(paths.lookAround, "Look around", async () => ({
    Component: (await import("#pages/look-around-page.tsx")).LookAroundPage,
  })),
  page(paths.terms, "Terms of Service", async () => ({
    Component: (await import("#pages/terms-page.tsx")).TermsPage,
  })),
  page(paths.privacy, "Privacy Policy", async () => ({
    Component: (await import("#pages/privacy-page.tsx")).PrivacyPage,
  })),
];

/** For the signed-in. */
export const personPages: readonly PageEntry[] = [
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
  page(paths.road, "Your Road", async () => ({ Component: (await import("#pages/road-page.tsx")).RoadPage })),
  page(paths.activity, "Activity", async () => ({
    Component: (await import("#pages/activity-page.tsx")).ActivityPage,
  })),
  page(paths.yourData, "Your Data", async () => ({
    Component: (await import("#pages/your-data-page.tsx")).YourDataPage,
  })),
  page(paths.security, "Security", async () => ({
    Component: (await import("#pages/security-page.tsx")).SecurityPage,
  })),
  page(paths.import, "Import", async () => ({ Component: (await import("#pages/import-page.tsx")).ImportPage })),
];

export const unknownPage = page("*", "Page not found", async () => ({
  Component: (await import("#pages/not-found-page.tsx")).NotFoundPage,
}));
