/** Text as it may stand in a title or in an attribute in double quotes: it can end neither. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
