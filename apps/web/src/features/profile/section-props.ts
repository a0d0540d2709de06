import type { ProfileResult } from "@seven-figures/calls";
import type { ProfileSection } from "#documents/profile.ts";
import type { ReportDirty } from "#forms/use-dirty-parts.ts";

export interface SectionProps {
  profile: ProfileResult;
  save: (section: ProfileSection) => Promise<ProfileResult>;
  reportDirty: ReportDirty;
}
