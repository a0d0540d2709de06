export const VISIT_OVER =
  "Your visit is over, and the sample with it. Create an account to start with figures of your own.";
