const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

const HEADINGS = /<h([1-6])\b[^>]*>.*?<\/h\1>/gis;

const HEADING_ENDS = /<\/h[1-6]>/i;

const SENTENCE_END = /[.,;:!?…]["'”’)]*$/;

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/**
 * The whole text of a rich text. Its headings end like sentences, because they would run into the next one. The result is not
 * HTML and must be rendered as text.
 */
export const wholeText = (html: string): string =>
  html
    .split(HEADING_ENDS)
    .map(textOf)
    .filter(Boolean)
    .map((text, at, { length }) => (at === length - 1 || SENTENCE_END.test(text) ? text : `${text}.`))
    .join(' ');

/**
 * Shortens a plain text to at most `most` characters. A shortened text ends with '…' instead of its last punctuation.
 */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  // Do not cut a surrogate pair in half.
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${start.replace(/[\s.,;:!?…]+$/, '')}…`;
};

/**
 * The text of a rich text, for excerpts and descriptions. The result is not HTML and must be rendered as text. Headings are
 * left out because without a line break they would run into the next sentence; a text that consists of headings keeps them.
 * @param most maximum number of characters (see `shortened`)
 */
export const plainText = (html: string, most = Infinity): string =>
  shortened(wholeText(html.replace(HEADINGS, ' ')) || wholeText(html), most);
