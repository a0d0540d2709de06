import { Closing } from "#features/landing/closing.tsx";
import { Features } from "#features/landing/features.tsx";
import { HowItWorks } from "#features/landing/how-it-works.tsx";
import { Opening } from "#features/landing/opening.tsx";

export function LandingPage() {
  return (
    <>
      <Opening />
      <HowItWorks />
      <Features />
      <Closing />
    </>
  );
}
