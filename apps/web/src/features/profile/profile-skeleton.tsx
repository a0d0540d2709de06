import { Skeleton } from "#ui/skeleton.tsx";
import { SlowNote } from "#ui/slow-note.tsx";
import styles from "./profile-content.module.css";

/** The sections as they are about to come: the first open, the others folded. */
export function ProfileSkeleton() {
  return (
    <div className={styles.sections}>
      <SlowNote />
      <Skeleton height={510} />
      <Skeleton height={92} />
      <Skeleton height={92} />
      <Skeleton height={92} />
      <Skeleton height={92} />
    </div>
  );
}
