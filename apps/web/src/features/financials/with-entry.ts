/** Lists of assets and debts are saved as a whole: the list with one entry put in its place, or at the end. */
export function withEntry<Entry extends { id: string }>(list: readonly Entry[] | null, entry: Entry): Entry[] {
  const entries = list ?? [];
  if (!entries.some(({ id }) => id === entry.id)) return [...entries, entry];
  return entries.map((other) => (other.id === entry.id ? entry : other));
}
