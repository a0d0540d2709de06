/** A name that no other entry of the list has yet. */
export function freshName(name: string, taken: readonly string[]): string {
  const has = (candidate: string) => taken.some((other) => other.toLowerCase() === candidate.toLowerCase());
  let candidate = name.slice(0, 200);
  for (let number = 2; has(candidate); number++) candidate = `${name.slice(0, 190)} ${number}`;
  return candidate;
}
