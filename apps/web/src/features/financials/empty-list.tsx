import { CircleCheck, type LucideIcon } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

interface EmptyListProps {
  /** Whether the person said that there are none; otherwise nothing was ever entered. */
  isConfirmed: boolean;
  icon: LucideIcon;
  confirmedText: string;
  neverText: string;
  /** Why it helps to enter them. */
  why: string;
  confirmLabel: string;
  isSaving: boolean;
  onConfirm: () => void;
}

/** A list without entries: never entered, or confirmed that there are none. */
export function EmptyList(props: EmptyListProps) {
  const { icon: Icon } = props;
  if (props.isConfirmed) {
    return <EmptyState icon={<CircleCheck strokeWidth={1.75} aria-hidden />} title={props.confirmedText} />;
  }
  return (
    <EmptyState
      icon={<Icon strokeWidth={1.75} aria-hidden />}
      title={props.neverText}
      text={props.why}
      action={
        <Button variant="quiet" size="small" busy={props.isSaving} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      }
    />
  );
}
