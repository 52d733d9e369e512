import { sharePictureOf, SHARE_HEIGHT, SHARE_WIDTH } from '../../../media/pictures/sharePicture';
import {
  localizedPath,
  escapeHtml,
  DEFAULT_LANGUAGE,
  LANGUAGES,
} from '@charity-site/api-client/entities';
import type { PageHead } from '@charity-site/registry';
import { structuredData, type DataContext } from './structuredData';

const meta = (name: string, content: string | undefined) =>
  content === undefined ? [] : [`<meta name="${name}" content="${escapeHtml(content)}">`];

const property = (name: string, content: string | number | undefined) =>
  content === undefined
    ? []
    : [`<meta property="${name}" content="${escapeHtml(String(content))}">`];

interface HeadContext extends Omit<DataContext, 'picture'> {
  /** Focal point of the picture, such as '30 40'; '' for its centre. */
  focus?: string;
}

/** Absolute URL of a picture for sharing, and whether this server generates it. */
const sharedAt = (
  picture: string,
  { origin, focus }: HeadContext,
): { url: string; isGenerated: boolean } => {
  const generated = sharePictureOf(picture, focus);
  const url = generated ?? picture;
  return {
    url: url.startsWith('/') ? origin + url : url,
    isGenerated: generated !== undefined,
  };
};

const pictureTags = (picture: string, alt: string, context: HeadContext): string[] => {
  const { url, isGenerated } = sharedAt(picture, context);
  return [
    ...property('og:image', url),
    // The type of an external image is unknown.
    ...(isGenerated ? property('og:image:type', 'image/jpeg') : []),
    ...(isGenerated ? property('og:image:width', SHARE_WIDTH) : []),
    ...(isGenerated ? property('og:image:height', SHARE_HEIGHT) : []),
    ...property('og:image:alt', alt),
  ];
};

/**
 * The page in each language, for search engines; visitors of other languages get the default one.
 */
const languageLinks = (canonical: string, origin: string): string[] =>
  [
    ...LANGUAGES.map(({ code }) => ({ tag: code, code })),
    { tag: 'x-default', code: DEFAULT_LANGUAGE },
  ].map(
    ({ tag, code }) =>
      `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(origin + localizedPath(code, canonical))}">`,
  );

const sharingTags = (
  { title, description, type = 'website', picture, canonical }: PageHead,
  context: HeadContext,
): string[] => {
  if (canonical === undefined) return [];
  const { origin, siteName, language } = context;
  const address = origin + localizedPath(language, canonical);
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...languageLinks(canonical, origin),
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(siteName)}" href="${escapeHtml(origin)}/feed.xml">`,
    ...property('og:type', type),
    ...property('og:site_name', siteName),
    ...property('og:title', title ?? siteName),
    ...property('og:description', description),
    ...property('og:url', address),
    ...(picture ? pictureTags(picture, title ?? siteName, context) : []),
    ...meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
};

/**
 * Title and tags of a page for clients that do not run scripts: search engines and link previews.
 * The browser updates title, description, canonical link and robots on navigation (shell/src/head).
 * Pages without a canonical URL (admin, 404) and those that are not indexable get noindex.
 */
export const headTags = (head: PageHead, context: HeadContext): string =>
  [
    `<title>${escapeHtml(head.title ? `${head.title} | ${context.siteName}` : context.siteName)}</title>`,
    // Phones would offer to call the number of a bank account; telephone numbers are links.
    ...meta('format-detection', 'telephone=no'),
    ...meta('description', head.description),
    ...(head.canonical === undefined || head.indexable === false ? meta('robots', 'noindex') : []),
    ...sharingTags(head, context),
    structuredData(head, {
      ...context,
      picture: head.picture && sharedAt(head.picture, context).url,
    }),
  ].join('');
