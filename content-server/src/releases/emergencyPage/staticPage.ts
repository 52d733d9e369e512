import { escapeHtml } from '@charity-site/api-client/entities';
import type { Branding } from '../../content/organisation/organisation';
import { DEFAULT_TRANSLATOR, type Translator } from '../../content/language/translator';
import { PLAIN_STYLE } from './plainStyle';

interface StaticPage {
  /** Unescaped. */
  title: string;
  /** HTML. */
  content: string;
  /** Further CSS of the page, beside that of headings, forms and alerts. */
  style?: string;
  /** The class of its body. */
  look?: 'releases';
  /** HTML at the end of the header. */
  headerEnd?: string;
  /** The language of title and content; the default language if missing. */
  wording?: Translator;
}

/** A complete page without the shell and script. */
export const staticPage = (
  { name, css }: Branding,
  { title, content, style = '', look, headerEnd = '', wording = DEFAULT_TRANSLATOR }: StaticPage,
): string =>
  `<!doctype html><html lang="${wording.language}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="format-detection" content="telephone=no">` +
  `<title>${escapeHtml(`${title} | ${name}`)}</title><style>${PLAIN_STYLE}${style}${css}</style></head>` +
  `<body${look ? ` class="${look}"` : ''}><header><a href="${wording.addressOf('/')}">${escapeHtml(name)}</a>${headerEnd}</header>` +
  `<main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
