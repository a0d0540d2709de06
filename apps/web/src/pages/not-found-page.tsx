import { Compass } from "lucide-react";
import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Page } from "#ui/page.tsx";

export function NotFoundPage() {
  return (
    <Page>
      <h1 className="visually-hidden" tabIndex={-1}>
        Page not found
      </h1>
      <EmptyState
        icon={<Compass strokeWidth={1.75} aria-hidden />}
        title="There is no page at this address."
        text="It may have moved, or the link has a typing slip."
        action={
          <ButtonLink to={paths.landing} variant="primary">
            Back to Home
          </ButtonLink>
        }
      />
    </Page>
  );
}
