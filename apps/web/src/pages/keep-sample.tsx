import { useState } from "react";
import { queryClient } from "#app/query-client.ts";
import { paths } from "#config/paths.ts";
import { AuthCard } from "#features/auth/auth-card.tsx";
import { SignupForm } from "#features/auth/signup-form.tsx";
import { Link } from "#routing/link.tsx";
import { useAuth } from "#session/auth-provider.tsx";
import { AuthError } from "#session/auth-requests.ts";
import { keepSample } from "#session/keep-sample.ts";
import { sayFarewell } from "#session/leaving.ts";
import { forgetVisit } from "#session/visit-hint.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";

/** The form by which a visitor signs up: the sample person becomes their account. */
export function KeepSample({ userId }: { userId: string }) {
  const { loadSession } = useAuth();
  const [keepsFigures, setKeepsFigures] = useState(true);

  const keep = async (email: string, password: string) => {
    try {
      await keepSample(email, password, keepsFigures ? "keep" : "leave");
    } catch (error) {
      if (!isVisitOver(error)) throw error;
      await loadSession();
      return false;
    }
    forgetVisit();
    if (!keepsFigures) sayFarewell(userId);
    queryClient.clear();
    return true;
  };

  return (
    <AuthCard
      title="Keep this: sign up"
      intro="The visit becomes your account, with what you made in it."
      foot={<Link to={paths.dashboard}>Back to looking around</Link>}
    >
      <SignupForm create={keep}>
        <CheckboxField
          label="Keep the sample's own figures too"
          help="Without them, only what you added or changed comes along; its history and your chats stay behind."
          checked={keepsFigures}
          onChange={({ target }) => setKeepsFigures(target.checked)}
        />
      </SignupForm>
    </AuthCard>
  );
}

function isVisitOver(error: unknown): boolean {
  return error instanceof AuthError && (error.code === "visit-ended" || error.code === "invalid-credential");
}
