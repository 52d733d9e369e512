import { sharePictureOf, SHARE_HEIGHT, SHARE_WIDTH } from '../../pictures/sharePicture';
import { escaped } from './escaped';
import type { PageFacts } from './pageFacts';

const meta = (name: string, content: string | undefined) =>
  content === undefined ? [] : [`<meta name="${name}" content="${escaped(content)}">`];

const property = (name: string, content: string | number | undefined) =>
  content === undefined ? [] : [`<meta property="${name}" content="${escaped(String(content))}">`];

/** What the tags need to know besides the page. */
interface Surroundings {
  siteName: string;
  /** Such as `https://example.org`: those who read these tags want whole addresses. */
  origin: string;
}

const pictureTags = (picture: string, alt: string, origin: string): string[] => {
  const made = sharePictureOf(picture);
  const address = made ?? picture;
  return [
    ...property('og:image', address.startsWith('/') ? origin + address : address),
    // Of a picture kept elsewhere nothing is known but its address.
    ...(made ? property('og:image:type', 'image/jpeg') : []),
    ...(made ? property('og:image:width', SHARE_WIDTH) : []),
    ...(made ? property('og:image:height', SHARE_HEIGHT) : []),
    ...property('og:image:alt', alt),
  ];
};

const sharingTags = (
  { title, description, type, picture, canonical }: Omit<PageFacts, 'status'>,
  around: Surroundings,
): string[] => {
  if (canonical === undefined) return [];
  const { origin, siteName } = around;
  const address = origin + canonical;
  return [
    `<link rel="canonical" href="${escaped(address)}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escaped(siteName)}" href="${escaped(origin)}/feed.xml">`,
    ...property('og:type', type),
    ...property('og:site_name', siteName),
    ...property('og:title', title ?? siteName),
    ...property('og:description', description),
    ...property('og:url', address),
    ...(picture ? pictureTags(picture, title ?? siteName, origin) : []),
    ...meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...meta('twitter:title', title ?? siteName),
    ...meta('twitter:description', description),
  ];
};

/**
 * The title and tags of one page, for those who read it without running a script: search engines and the services that
 * show shared links. The browser changes title, description and canonical link in place from page to page (PageHead).
 * Pages without a canonical address (admin, 404) are not to be kept by search engines.
 */
export const headTags = (facts: Omit<PageFacts, 'status'>, around: Surroundings): string =>
  [
    `<title>${escaped(facts.title ? `${facts.title} | ${around.siteName}` : around.siteName)}</title>`,
    ...meta('description', facts.description),
    ...(facts.canonical === undefined ? meta('robots', 'noindex') : []),
    ...sharingTags(facts, around),
  ].join('');
