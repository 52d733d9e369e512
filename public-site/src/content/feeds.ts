import { siteConfig } from '@charity-site/api-client/http';

/** The calendar of all events, as a file. */
export const CALENDAR_FILE = '/events.ics';

/** Its address for calendars that subscribe to it. */
export const calendarFeed = (): string =>
  siteConfig().origin.replace(/^https?:/, 'webcal:') + CALENDAR_FILE;

/** The newest news, for news readers. */
export const NEWS_FEED = '/feed.xml';
