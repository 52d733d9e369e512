import {
  escapeHtml,
  hasPlausibleYear,
  itemPagePath,
  offsetAt,
  updates,
} from '@charity-site/api-client/entities';
import { readPage } from '../../content/crud/store';
import { startOfDay, dayjs } from '../../content/dates/timeZone';
import type { Database } from '../../db/database';
import { element, XML_DECLARATION, xmlText } from './xml';

/** Number of updates in the feed. */
const FEED_LENGTH = 20;

/**
 * The latest updates, newest first (docs/product.md 7.3). Dates are days in the site's zone, texts
 * are plain.
 */
export const feedItems = async (database: Database) => {
  const query = {
    page: 1,
    limit: FEED_LENGTH,
    search: '',
    where: {},
    fields: ['title', 'date', 'excerpt', 'slug'],
  };
  const { rows } = await readPage(database, updates, query);
  return rows.map(({ _id = '', title, date, excerpt, slug }) => ({
    id: _id,
    path: itemPagePath(updates.pages ?? '', { _id, slug: String(slug) }),
    title: String(title),
    date: String(date),
    text: String(excerpt),
  }));
};

type FeedItem = Awaited<ReturnType<typeof feedItems>>[number];

/**
 * Facts about the feed. `origin` is such as `https://example.org`, `timeZone` the site's IANA zone.
 */
interface Channel {
  /** One sentence about the site. */
  description: string;
  siteName: string;
  origin: string;
  timeZone: string;
}

/**
 * The start of a day in a zone, with the zone's offset, in which the day and the year are those
 * that the page shows (RFC 822).
 */
const startText = (day: string, timeZone: string): string => {
  const start = dayjs.utc(startOfDay(day, timeZone));
  return start
    .utcOffset(offsetAt(start.valueOf(), timeZone) / 60_000)
    .format('ddd, DD MMM YYYY HH:mm:ss ZZ');
};

/** RSS descriptions are HTML. */
const description = (text: string): string => element('description', escapeHtml(text));

/**
 * Some readers parse titles as HTML and others as text, so only what HTML would misread is escaped
 * for HTML.
 */
const titleXml = (text: string): string =>
  element('title', text.replace(/<|&(?=#?\w+;)/g, escapeHtml));

const itemXml = (
  { id, path, title, date, text }: FeedItem,
  { origin, timeZone }: Channel,
): string =>
  [
    '<item>',
    titleXml(title),
    element('link', origin + path),
    // Not the URL: a reader must recognise an update after the site has moved to another domain.
    `<guid isPermaLink="false">urn:uuid:${xmlText(id)}</guid>`,
    ...(hasPlausibleYear(date) ? [element('pubDate', startText(date, timeZone))] : []),
    description(text),
    '</item>',
  ].join('');

/** The feed of updates as RSS 2.0. */
export const feedXml = (items: readonly FeedItem[], channel: Channel): string =>
  [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    titleXml(channel.siteName),
    element('link', `${channel.origin}/news`),
    description(channel.description),
    '<language>en</language>',
    `<atom:link href="${xmlText(channel.origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemXml(item, channel)),
    '</channel></rss>',
    '',
  ].join('\n');
