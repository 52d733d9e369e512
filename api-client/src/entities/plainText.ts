const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

const HEADINGS = /<h([1-6])\b[^>]*>.*?<\/h\1>/gis;

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/**
 * The start of a plain text: at most `most` characters. A longer text ends with '…' in place of its last punctuation.
 */
export const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  // Half of a character beyond U+FFFF is not a character.
  const start = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${start.replace(/[\s.,;:!?…]+$/, '')}…`;
};

/**
 * The words of a rich text, for cards and descriptions. Plain text: show it as text, never as HTML. Headings are left out,
 * because without their line they would run into the next sentence; a text of headings alone keeps them.
 * @param most characters at most (see `shortened`)
 */
export const plainText = (html: string, most = Infinity): string =>
  shortened(wordsOf(html.replace(HEADINGS, ' ')) || wordsOf(html), most);
