const MOST_KEPT = 5_000;

/** A pure function of a text that answers from memory what it was asked before; forgets all once it holds too much. */
export function remembered<Value>(compute: (key: string) => Value): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const value = compute(key);
    kept.set(key, value);
    return value;
  };
}
