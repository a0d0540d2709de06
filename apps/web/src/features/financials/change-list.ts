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
