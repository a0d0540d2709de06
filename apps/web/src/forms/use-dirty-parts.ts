import { useCallback, useEffect, useState } from "react";

/** Tells the page whether a part of it holds something unsaved. */
export type ReportDirty = (part: string, isDirty: boolean) => void;

/** Gathers what the parts of a page report, since a page has one guard for all its forms. */
export function useDirtyParts(): { isDirty: boolean; report: ReportDirty } {
  const [parts, setParts] = useState<readonly string[]>([]);
  const report = useCallback<ReportDirty>((part, isDirty) => {
    setParts((before) => {
      if (before.includes(part) === isDirty) return before;
      return isDirty ? [...before, part] : before.filter((other) => other !== part);
    });
  }, []);
  return { isDirty: parts.length > 0, report };
}

export function useReportDirty(report: ReportDirty, part: string, isDirty: boolean) {
  useEffect(() => {
    report(part, isDirty);
    return () => report(part, false);
  }, [report, part, isDirty]);
}
