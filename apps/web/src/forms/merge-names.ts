/** A list of names that was changed here and elsewhere: what either added or took away. They can't be at odds. */
export function mergeNames(base: readonly string[], typed: readonly string[], fresh: readonly string[]): string[] {
  const kept = typed.filter((name) => fresh.includes(name) || !base.includes(name));
  return [...kept, ...fresh.filter((name) => !base.includes(name) && !typed.includes(name))];
}
