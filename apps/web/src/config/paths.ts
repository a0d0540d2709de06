/** All addresses of the web app. */
export const paths = {
  landing: "/",
  login: "/login",
  signup: "/signup",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  terms: "/terms",
  privacy: "/privacy",
  onboarding: "/onboarding",
  dashboard: "/dashboard",
  chatbot: "/chatbot",
  goals: "/goals",
  financials: "/financials",
  profile: "/profile",
  activity: "/activity",
  yourData: "/your-data",
  security: "/security",
} as const;
