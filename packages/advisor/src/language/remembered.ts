const MOST_KEPT = 5_000;

/** A pure function of a text that answers from memory what it was asked before; forgets all once it holds too much. */
export function remembered<Value>(compute: (key: string) => Value, most = MOST_KEPT): (key: string) => Value {
  const kept = new Map<string, Value>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const value = compute(key);
    kept.set(key, value);
    return value;
  };
}

/** A pure function of several things that answers from memory the last few times it was asked the very same. */
export function rememberedLast<Asked extends readonly unknown[], Value>(
  most: number,
  compute: (...asked: Asked) => Value,
): (...asked: Asked) => Value {
  const kept: { asked: Asked; value: Value }[] = [];
  return (...asked) => {
    const known = kept.find((each) => each.asked.every((one, at) => one === asked[at]));
    if (known) return known.value;
    const value = compute(...asked);
    if (kept.length >= most) kept.shift();
    kept.push({ asked, value });
    return value;
  };
}
