const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'", nbsp: ' ' };

/**
 * The words of a rich text, for a card's preview. Plain text: show it as text, never as HTML.
 * @param most characters at most; a longer text ends with '…'
 */
export function previewText(html: string, most = Infinity): string {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  return words.length > most ? `${words.slice(0, most).trimEnd()}…` : words;
}
