import { Pencil, Plus, Target } from "lucide-react";
import { Amounts } from "#ui/amounts.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Collapsible } from "#ui/collapsible.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Figure } from "#ui/figure.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { SlowNote } from "#ui/slow-note.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { Stat, Stats } from "#ui/stats.tsx";
import type { Specimen } from "./specimen.ts";

const VARIANTS = ["primary", "secondary", "quiet", "danger"] as const;
const SIZES = ["large", "regular", "small"] as const;
const TONES = ["success", "primary", "accent", "secondary", "neutral", "danger"] as const;
const HUES = ["goal-financial", "goal-skill", "asset-savings", "asset-stocks"] as const;

/** What is only looked at or pressed. */
export const PIECES: readonly Specimen[] = [
  {
    title: "Buttons",
    of: ["button", "icon-button"],
    show: () => (
      <>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} icon={<Plus strokeWidth={1.75} aria-hidden />}>
            {variant}
          </Button>
        ))}
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
        <Button busy busyLabel="Saving...">
          Save
        </Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/">A link</ButtonLink>
        <IconButton label="Edit">
          <Pencil strokeWidth={1.75} aria-hidden />
        </IconButton>
      </>
    ),
  },
  {
    title: "Badges",
    of: ["badge"],
    show: () => (
      <>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {HUES.map((hue) => (
          <Badge key={hue} hue={hue}>
            {hue}
          </Badge>
        ))}
      </>
    ),
  },
  {
    title: "Figures",
    of: ["figure", "stats", "amounts"],
    show: () => (
      <>
        <Stats>
          <Stat label="Net worth" value="$1,234,567" />
          <Stat label="Saved a year" value="-$12,000" note="after a year of school" />
        </Stats>
        <p>
          <Figure>$123,456,789</Figure>
        </p>
        <p>
          <Amounts>A line with $12,000 in it, which does not break.</Amounts>
        </p>
      </>
    ),
  },
  {
    title: "Progress",
    of: ["progress-bar"],
    show: () => (
      <>
        <div>
          <ProgressBar value={0} label="Nothing yet" />
        </div>
        <div>
          <ProgressBar value={42} label="A goal on its way" hue="goal-financial" />
        </div>
        <div>
          <ProgressBar value={100} label="Reached" hue="progress" />
        </div>
      </>
    ),
  },
  {
    title: "Waiting",
    of: ["skeleton", "spinner", "slow-note"],
    show: () => (
      <>
        <Spinner label="Loading" />
        <Skeleton lines={3} />
        <SlowNote />
      </>
    ),
  },
  {
    title: "Nothing there",
    of: ["empty-state"],
    show: () => (
      <EmptyState
        icon={<Target strokeWidth={1.75} aria-hidden />}
        title="No goals yet"
        text="A goal says where the next dollar goes."
        action={<Button variant="primary">Add a goal</Button>}
      />
    ),
  },
  {
    title: "What went wrong",
    of: ["error-state"],
    show: () => <ErrorState message="Your goals could not be loaded." onRetry={() => {}} />,
  },
  {
    title: "What stands for a page that went wrong",
    of: ["load-failed"],
    show: () => <LoadFailed message="Your profile could not be loaded." queries={[]} />,
  },
  {
    title: "What folds",
    of: ["collapsible"],
    show: () => (
      <>
        <Collapsible title="Open" summary="From its first moment" open headingLevel={3}>
          <p>What is inside.</p>
        </Collapsible>
        <Collapsible title="Folded" headingLevel={3}>
          <p>What stays mounted.</p>
        </Collapsible>
      </>
    ),
  },
];
