import { hasPlausibleYear, itemPagePath, updates } from '@charity-site/api-client/entities';
import { readPage } from '../../content/crud/store';
import { dayjs } from '../../content/dates/dayjs';
import type { Database } from '../../db/database';
import { element, XML_DECLARATION, xmlText } from './xml';

/** Number of updates in the feed. */
const FEED_LENGTH = 20;

/** The latest updates, newest first (docs/product.md 7.3). Dates are days in the site's zone, texts are plain. */
export const feedItems = async (database: Database) => {
  const asked = { page: 1, limit: FEED_LENGTH, search: '', where: {}, fields: ['title', 'date', 'excerpt', 'slug'] };
  const { rows } = await readPage(database, updates, asked);
  return rows.map(({ _id = '', title, date, excerpt, slug }) => ({
    id: _id,
    path: itemPagePath(updates.pages ?? '', { _id, slug: String(slug) }),
    title: String(title),
    date: String(date),
    text: String(excerpt),
  }));
};

type FeedItem = Awaited<ReturnType<typeof feedItems>>[number];

/** Facts about the feed. `origin` is such as `https://example.org`, `timeZone` the site's IANA zone. */
interface Channel {
  /** One sentence about the site. */
  description: string;
  siteName: string;
  origin: string;
  timeZone: string;
}

const itemXml = ({ id, path, title, date, text }: FeedItem, { origin, timeZone }: Channel): string =>
  [
    '<item>',
    element('title', title),
    element('link', origin + path),
    // Not the address: a reader must recognise an update after the site has moved to another name.
    `<guid isPermaLink="false">urn:uuid:${xmlText(id)}</guid>`,
    // With the zone's offset, in which the day and the year are those that the page shows (RFC 822).
    ...(hasPlausibleYear(date)
      ? [element('pubDate', dayjs.tz(date, timeZone).format('ddd, DD MMM YYYY HH:mm:ss ZZ'))]
      : []),
    element('description', text),
    '</item>',
  ].join('');

/** The feed of updates as RSS 2.0. */
export const feedXml = (items: readonly FeedItem[], channel: Channel): string =>
  [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', channel.siteName),
    element('link', `${channel.origin}/news`),
    element('description', channel.description),
    '<language>en</language>',
    `<atom:link href="${xmlText(channel.origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemXml(item, channel)),
    '</channel></rss>',
    '',
  ].join('\n');
