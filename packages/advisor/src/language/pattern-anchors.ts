/** Shorter texts stand everywhere. */
export const SHORTEST_ANCHOR = 3;
/** Of more of them one is nearly always there. */
const MOST_ANCHORS = 60;

/** What a part of a pattern is: letters as they stand, something that takes no room, or anything else. */
interface Part {
  text?: string;
  isWidthless?: boolean;
  anchors?: string[] | null;
}

/**
 * Texts in small letters of which one stands in everything that a pattern matches; null where none is told. It reads the
 * pattern's own source, and takes whatever it does not know for a part that may match anything.
 */
export function anchorsOf({ source, flags }: RegExp): string[] | null {
  // with both flags a long s counts as an s
  if (flags.includes("u") && flags.includes("i")) return null;
  return new Source(source).alternatives();
}

class Source {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** All up to the end of a group: one of each alternative's anchors. */
  alternatives(): string[] | null {
    const all = [this.#sequence()];
    while (this.#text[this.#at] === "|") {
      this.#at += 1;
      all.push(this.#sequence());
    }
    const anchors = all.flatMap((each) => each ?? []);
    return all.includes(null) || anchors.length > MOST_ANCHORS ? null : anchors;
  }

  /** The rarest of what stands in an alternative for sure. */
  #sequence(): string[] | null {
    const sure: string[][] = [];
    let run = "";
    const endRun = () => {
      if (run.length >= SHORTEST_ANCHOR) sure.push([run.toLowerCase()]);
      run = "";
    };
    while (this.#at < this.#text.length && !"|)".includes(this.#text[this.#at] ?? "")) {
      const part = this.#part();
      const { least, isOnce } = this.#times();
      if (part.anchors && least > 0) sure.push(part.anchors);
      if (part.isWidthless) continue;
      if (part.text !== undefined && least > 0) run += part.text;
      if (part.text === undefined || !isOnce) endRun();
    }
    endRun();
    return sure.toSorted((a, b) => commonness(a) - commonness(b))[0] ?? null;
  }

  #part(): Part {
    const letter = this.#text[this.#at++] ?? "";
    if (letter === "(") return this.#group();
    if (letter === "[") return this.#skip(/(?:\\.|[^\\\]])*\]/y);
    if (letter === "^" || letter === "$") return { isWidthless: true };
    if (letter === "\\") return this.#escaped();
    return letter !== "." && letter <= "~" ? { text: letter } : {};
  }

  #escaped(): Part {
    const letter = this.#text[this.#at++] ?? "";
    if (letter === "b" || letter === "B") return { isWidthless: true };
    if (letter === "p" || letter === "P" || letter === "k") return this.#skip(/[{<][^}>]*[}>]/y);
    if (letter === "u") return this.#skip(/\{[^}]*\}|[\dA-Fa-f]{4}/y);
    if (letter === "x") return this.#skip(/[\dA-Fa-f]{2}/y);
    return /[A-Za-z\d]/.test(letter) ? {} : { text: letter };
  }

  #skip(what: RegExp): Part {
    what.lastIndex = this.#at;
    this.#at += what.exec(this.#text)?.[0].length ?? 0;
    return {};
  }

  #group(): Part {
    const begin = /\?(?:<?([=!])|:|<\w+>)/y;
    begin.lastIndex = this.#at;
    const look = begin.exec(this.#text);
    this.#at += look?.[0].length ?? 0;
    const anchors = this.alternatives();
    this.#at += 1;
    if (look?.[1] === "!") return { isWidthless: true };
    return { anchors, isWidthless: look?.[1] === "=" };
  }

  /** How often the part before must stand there, and whether that is just once. */
  #times(): { least: number; isOnce: boolean } {
    const times = /([?*+]|\{(\d+)(?:,\d*)?\})\??/y;
    times.lastIndex = this.#at;
    const [all, sign = "", least] = times.exec(this.#text) ?? [""];
    this.#at += all.length;
    if (all === "") return { least: 1, isOnce: true };
    return { least: sign === "+" ? 1 : Number(least ?? 0), isOnce: false };
  }
}

/** About how often one of some texts stands in a message, in no unit. */
function commonness(anchors: readonly string[]): number {
  return anchors.reduce((sum, { length }) => sum + 1 / (length - SHORTEST_ANCHOR + 1) ** 2, 0);
}
