/** Lists of assets and debts are saved as a whole: the list with one entry put in its place, or at the end. */
export function withEntry<Entry extends { id: string }>(list: readonly Entry[] | null, entry: Entry): Entry[] {
  const entries = list ?? [];
  if (!entries.some(({ id }) => id === entry.id)) return [...entries, entry];
  return entries.map((other) => (other.id === entry.id ? entry : other));
}

/** The list without one entry. It stays empty after the last one: nothing is left, which is not 'never entered'. */
export function withoutEntry<Entry extends { id: string }>(list: readonly Entry[] | null, id: string): Entry[] {
  return (list ?? []).filter((entry) => entry.id !== id);
}

/** Whether an entry that is being edited is no longer in the list: it was deleted elsewhere. A new one never is. */
export function isEntryGone<Entry extends { id: string }>(
  edited: Entry | null,
  list: readonly Entry[] | null,
): boolean {
  return edited !== null && !(list ?? []).some(({ id }) => id === edited.id);
}
