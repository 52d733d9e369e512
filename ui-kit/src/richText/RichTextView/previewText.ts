const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

const HEADINGS = /<h([1-6])\b[^>]*>.{0,1000}?<\/h\1>/gis;

/** Inline tags, which do not separate words. */
const INLINE = /<\/?(?:strong|b|em|i|u|s|a|span)\b[^>]*>/gi;

const textOf = (html: string) =>
  html
    .replace(INLINE, '')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The plain text of rich text, for previews. Render it as text, never as HTML. Headings are left
 * out because they would run into the next sentence, unless there is nothing else.
 * @param most maximum number of characters; a longer text ends with '…' instead of its last
 * punctuation
 * @deprecated since the release after 1.0, removed in 2.0: use the stored excerpt, which the server
 * reads with a parser
 */
export const previewText = (html: string, most = Infinity): string => {
  const text = textOf(html.replace(HEADINGS, ' ')) || textOf(html);
  if (text.length <= most) return text;
  // Does not split a surrogate pair.
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${start.replace(/[\s.,;:!?…]+/g, (signs, at: number) => (at + signs.length < start.length ? signs : ''))}…`;
};
