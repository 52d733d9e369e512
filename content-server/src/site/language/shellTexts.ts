import { escapeHtml } from '@charity-site/api-client/entities';
import type { Wording } from '../../content/language/wording';

/**
 * What the shell says when the files of a remote, and with them its texts, cannot be loaded. Only pages that the
 * browser renders in another language contain these texts.
 */
const SHELL_TEXTS = [
  'Page not found',
  'There is no page at this address.',
  'This part of the site is unavailable',
  'It could not be loaded just now. Please check your connection.',
  'This page could not be loaded',
  'A file of the page did not arrive. Please check your connection.',
  'Something went wrong on this page',
  'The rest of the site still works.',
  'Try again',
  'Go to the home page',
  'No connection; this page will open when you are back.',
  'No connection. What is missing will load when you are back.',
  'A new version of this site is ready.',
  'Show it',
  'Later',
];

/** The shell's own texts in a language, by their English. */
export const shellTexts = ({ say }: Wording): Record<string, string> =>
  Object.fromEntries(SHELL_TEXTS.map((english) => [english, say(english)]));

const BODY = /<body[\s>]|$/;
const TEXT = />\s*([^<>\s][^<>]*?)\s*</g;

/** The shell's HTML with the texts and links of its fallback page in a language. Texts without a translation stay. */
export const shellHtmlIn = (html: string, { language, say, addressOf }: Wording): string => {
  const at = html.search(BODY);
  return (
    html.slice(0, at).replace('<html lang="en"', `<html lang="${language}"`) +
    html
      .slice(at)
      .replace(TEXT, (_whole, text: string) => `>${escapeHtml(say(text.replace(/\s+/g, ' ')))}<`)
      .replaceAll('href="/"', `href="${addressOf('/')}"`)
  );
};
