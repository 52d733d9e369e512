import { escapeHtml } from '@charity-site/api-client/entities';
import type { Translator } from '../../content/language/translator';
import type { Replacements } from '../shell/shellTemplate';

/**
 * Texts of the shell for a remote whose files, and with them its texts, cannot be loaded. Only
 * pages that the browser renders in another language contain these texts.
 */
const SHELL_TEXTS = [
  'Page not found',
  'There is no page at this address.',
  'This part of the site is unavailable',
  'It could not be loaded just now. Please check your connection.',
  'This page could not be loaded',
  'Part of this page did not load. Please check your connection.',
  'Something went wrong on this page',
  'The rest of the site still works.',
  'Try again',
  'Go to the home page',
  'You are offline. This page will open when you are back online.',
  'You are offline. The rest will load when you are back online.',
  'A new version of this site is ready.',
  'Reload',
  'Later',
];

/** The shell's own texts in a language, by their English. */
export const shellTexts = ({ t }: Translator): Record<string, string> =>
  Object.fromEntries(SHELL_TEXTS.map((english) => [english, t(english)]));

/**
 * The texts and links of the shell's fallback page in a language. Texts without a translation stay.
 */
export const shellTextsIn = ({ language, t, addressOf }: Translator): Replacements => ({
  html: (start) => start.replace('lang="en"', `lang="${language}"`),
  text: (text) => escapeHtml(t(text.replace(/\s+/g, ' '))),
  homeLink: () => `<a href="${addressOf('/')}">`,
});
