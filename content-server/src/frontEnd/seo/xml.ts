/**
 * Characters that XML 1.0 cannot contain, not even escaped: control characters other than tab and line ends, lone
 * surrogates.
 */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for an element or attribute. */
export const xmlText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** `<name>text</name>` with escaped text. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
