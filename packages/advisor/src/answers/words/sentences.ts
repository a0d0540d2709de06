/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], last = "and"): string {
  if (parts.length <= 1) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1)}`;
}

/** Markdown list of what there is to say. */
export function bullets(lines: readonly (string | null | false | undefined)[]): string {
  return lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join("\n");
}

/** Paragraphs of what there is to say. */
export function paragraphs(...parts: readonly (string | null | false | undefined)[]): string {
  return parts.filter(Boolean).join("\n\n");
}

export function sentences(...parts: readonly (string | null | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** A stored name as plain words in markdown: one line, its marks of no effect, not too long. */
export function named(name: string): string {
  const line = name.replace(/\s+/g, " ").trim();
  const short = line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
  return plain(short);
}

/** Text as it stands, its markdown marks of no effect. */
export function plain(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, "\\$&");
}
