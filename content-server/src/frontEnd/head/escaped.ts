/** Text as it may stand in a title or in an attribute in double quotes: it can end neither (issue 3). */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
