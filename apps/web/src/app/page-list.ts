import type { ReactNode } from "react";
import { paths } from "#config/paths.ts";

type LoadPage = () => Promise<{ Component: () => ReactNode }>;

/** A page that is loaded when it is first visited. `title` becomes the document's title. */
export interface PageEntry {
  path: string;
  title: string;
  load: LoadPage;
}

/** `name`: what the page's module calls it. */
const page = <Name extends string>(
  path: string,
  title: string,
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
): PageEntry => ({ path, title, load: async () => ({ Component: (await load())[name] }) });

/** For those who are not signed in. */
export const visitorPages: readonly PageEntry[] = [
  page(paths.landing, "", () => import("#pages/landing-page.tsx"), "LandingPage"),
  page(paths.login, "Sign in", () => import("#pages/login-page.tsx"), "LoginPage"),
  page(paths.signup, "Create account", () => import("#pages/signup-page.tsx"), "SignupPage"),
];

/** For everyone. */
export const openPages: readonly PageEntry[] = [
  page(
    paths.resetPassword,
    "Choose a new password",
    () => import("#pages/reset-password-page.tsx"),
    "ResetPasswordPage",
  ),
  page(paths.confirmEmail, "Confirm your email", () => import("#pages/confirm-email-page.tsx"), "ConfirmEmailPage"),
  page(paths.remindersOff, "Reminders off", () => import("#pages/reminders-off-page.tsx"), "RemindersOffPage"),
  page(paths.lookAround, "Visit", () => import("#pages/look-around-page.tsx"), "LookAroundPage"),
  page(paths.connect, "Connect", () => import("#pages/connect-page.tsx"), "ConnectPage"),
  page(paths.terms, "Terms of Service", () => import("#pages/terms-page.tsx"), "TermsPage"),
  page(paths.privacy, "Privacy Policy", () => import("#pages/privacy-page.tsx"), "PrivacyPage"),
];

/** For the signed-in. */
export const personPages: readonly PageEntry[] = [
  page(paths.onboarding, "Complete Your Profile", () => import("#pages/onboarding-page.tsx"), "OnboardingPage"),
  page(paths.dashboard, "Dashboard", () => import("#pages/dashboard-page.tsx"), "DashboardPage"),
  page(paths.chatbot, "AI Financial Advisor", () => import("#pages/chatbot-page.tsx"), "ChatbotPage"),
  page(paths.goals, "Goals", () => import("#pages/goals-page.tsx"), "GoalsPage"),
  page(paths.financials, "Financials", () => import("#pages/financials-page.tsx"), "FinancialsPage"),
  page(paths.profile, "Profile", () => import("#pages/profile-page.tsx"), "ProfilePage"),
  page(paths.road, "Your Road", () => import("#pages/road-page.tsx"), "RoadPage"),
  page(paths.activity, "Activity", () => import("#pages/activity-page.tsx"), "ActivityPage"),
  page(paths.yourData, "Your Data", () => import("#pages/your-data-page.tsx"), "YourDataPage"),
  page(paths.security, "Security", () => import("#pages/security-page.tsx"), "SecurityPage"),
  page(paths.import, "Import", () => import("#pages/import-page.tsx"), "ImportPage"),
  page(paths.checkIn, "Check-in", () => import("#pages/check-in-page.tsx"), "CheckInPage"),
];

export const unknownPage = page("*", "Page not found", () => import("#pages/not-found-page.tsx"), "NotFoundPage");
