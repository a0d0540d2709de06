/** A text whose quotations are set apart: each replaced by a mark that only {@link quotationOf} reads. */
interface Unquoted {
  text: string;
  quotations: string[];
}

const DOUBLE = /"([^"\n]{1,2000})"/g;
/** An apostrophe opens a quotation only after a blank, and closes it only before one or before punctuation. */
const SINGLE = /(^|[\s(:,])'(?!(?:cause|til|em|bout|n)\b)([^'\n]{1,200}(?:'[a-z][^'\n]{0,200})*)'(?=$|[\s).,;:!?])/gi;
const UNCLOSED = /(^|\s)"([^"\n]{40,})$/;
const QUOTED_LINE = /^>\s*(.+)$/gm;

export function setQuotationsApart(text: string): Unquoted {
  const quotations: string[] = [];
  const mark = (quoted: string): string => ` \u27E6${quotations.push(quoted.trim()) - 1}\u27E7 `;
  const unquoted = text
    .replace(QUOTED_LINE, (_, quoted: string) => mark(quoted))
    .replace(DOUBLE, (_, quoted: string) => mark(quoted))
    .replace(SINGLE, (_, before: string, quoted: string) => `${before}${mark(quoted)}`)
    .replace(UNCLOSED, (_, before: string, quoted: string) => `${before}${mark(quoted)}`);
  return { text: unquoted, quotations };
}

/** The number of the quotation that a word of an unquoted text stands for; null where it is an ordinary word. */
export function quotationOf(word: string): number | null {
  const match = /^\u27E6(\d+)\u27E7$/.exec(word);
  return match ? Number(match[1]) : null;
}

/** After such words what follows is someone else's text, quoted or not. */
const REPORTED =
  /\b(?:e-?mail|(?<!in the )mail|letter|message|note|text message|sms|memo|post|article|tweet|blog|document|pdf|screenshot|chain letter|prompt|chatbot|caller|scammer|voicemail|flyer|leaflet|advert)\b(?:[^.?!\n]{0,40}?\b(?:says?|said|saying|reads?|reading|wrote|states?|stating|tells?|told|telling|goes|claims?|asks?|asking|instructs?)\b|(?: \w+){0,5} ?:)/i;
const PASTED =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|earlier|above) (?:instructions|prompts?|rules)|^\s*(?:system|assistant|developer|admin)\s*:|\[\/?(?:system|inst)\]/im;

/** "Note: company pension 47k" is one's own. */
const OWN_NOTE = /^\s*(?:note|message|memo)(?: to self)?\s*:\s*/i;

/** "A letter from Discover says my APR is 27%": what a letter tells of one's own figures. */
const OWN_LETTER =
  /\b(?:letter|mail|e-?mail|message|note) (?:[\w']+ ){0,5}?(?:says?|said|tells me|states|shows)(?: that)? (?:my|our|the) (?:[\w']+ ){0,3}?(?:apr|rate|interest|balance|payoff|value|pension|pot|limit)\b/i;

/** The text up to where someone else's words begin. */
export function ownWords(text: string): string {
  const own = OWN_NOTE.exec(text);
  if (own) return ownWords(text.slice(own[0].length));
  const starts = [OWN_LETTER.test(text) ? [] : REPORTED, PASTED].flat().flatMap((pattern) => {
    const match = pattern.exec(text);
    return match ? [match.index] : [];
  });
  if (starts.length === 0) return text;
  const cut = Math.min(...starts);
  const sentenceStart = Math.max(
    text.lastIndexOf(". ", cut),
    text.lastIndexOf("! ", cut),
    text.lastIndexOf("? ", cut),
    text.lastIndexOf("\n", cut),
  );
  return sentenceStart < 0 ? "" : text.slice(0, sentenceStart + 1);
}
