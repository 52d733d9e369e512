import { escapeHtml } from '@charity-site/api-client/entities';

/**
 * Characters that XML 1.0 cannot contain, not even escaped: control characters other than tab and
 * line ends, lone surrogates.
 */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu;

/**
 * Escapes text for an element or for an attribute in double quotes. XML also forbids `]]>` in text.
 */
export const xmlText = (text: string): string =>
  escapeHtml(text.replace(UNWRITABLE, '')).replaceAll('>', '&gt;');

/** `<name>text</name>` with escaped text. */
export const element = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
