import type { FieldPath } from "@seven-figures/domain";
import { useState } from "react";

/** What an import is at: the table that was read, until it is stored, and then the paths of what was. */
export function useImport<Table>() {
  const [source, setSource] = useState<Table | null>(null);
  const [imported, setImported] = useState<readonly FieldPath[] | null>(null);
  const take = (table: Table | null) => {
    setSource(table);
    setImported(null);
  };
  const done = (paths: readonly FieldPath[]) => {
    setImported(paths);
    setSource(null);
  };
  return { source, setSource, imported, take, done };
}
