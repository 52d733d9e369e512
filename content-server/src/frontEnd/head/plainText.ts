/** What the sanitiser writes (richText/sanitize), and what older texts may hold besides. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

/** Of a text that may have been cut off within one. */
const HEADINGS = /<h([1-6])\b[^>]*>.*?(<\/h\1>|$)/gis;

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/&[#\w]*$/, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/**
 * The words of a rich text without its headings, for descriptions; the same words in the same length as the browser puts there
 * (ui-kit's `previewText`). The HTML may have been cut off anywhere. Plain text: to be escaped where it is put.
 * @param most characters at most; a longer text ends with '…' in place of its last punctuation
 */
export const plainText = (html: string, most: number): string => {
  const words = wordsOf(html.replace(HEADINGS, ' ')) || wordsOf(html);
  if (words.length <= most) return words;
  // Half of a character beyond the first 65,536 is none.
  const cut = words.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s.,;:!?…]+$/, '')}…`;
};
