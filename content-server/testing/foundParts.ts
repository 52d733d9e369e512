/** A part of a title or excerpt in search results. */
export interface Part {
  text: string;
  found: boolean;
}

export const textOf = (parts: readonly Part[] = []): string =>
  parts.map(({ text }) => text).join('');

export const wordsMarked = (parts: readonly Part[] = []): string[] =>
  parts.filter(({ found }) => found).map(({ text }) => text);
