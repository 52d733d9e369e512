const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

const HEADINGS = /<h([1-6])\b[^>]*>.*?<\/h\1>/gis;

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/**
 * The words of a rich text, for a card's preview. Plain text: show it as text, never as HTML. Headings are left out,
 * because without their line they would run into the next sentence; a text of headings alone keeps them.
 * @param most characters at most; a longer text ends with '…' in place of its last punctuation
 */
export const previewText = (html: string, most = Infinity): string => {
  const words = wordsOf(html.replace(HEADINGS, ' ')) || wordsOf(html);
  return words.length > most ? `${words.slice(0, most).replace(/[\s.,;:!?…]+$/, '')}…` : words;
};
