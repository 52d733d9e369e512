/** What the sanitiser writes (richText/sanitize), and what older texts may hold besides. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

/**
 * The words of a rich text, for descriptions; the same words in the same length as the browser puts there
 * (ui-kit's `previewText`). The HTML may have been cut off anywhere. Plain text: to be escaped where it is put.
 * @param most characters at most; a longer text ends with '…'
 */
export const plainText = (html: string, most: number): string => {
  const words = html
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/&[#\w]*$/, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (words.length <= most) return words;
  // Half of a character beyond the first 65,536 is none.
  const cut = words.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
};
