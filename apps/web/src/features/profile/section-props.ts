import type { ProfileResult } from "@seven-figures/calls";
import type { ProfileSectionInput } from "#documents/profile.ts";
import type { ReportDirty } from "#forms/use-dirty-parts.ts";

export interface SectionProps {
  profile: ProfileResult;
  save: (section: ProfileSectionInput) => Promise<ProfileResult>;
  reportDirty: ReportDirty;
}
