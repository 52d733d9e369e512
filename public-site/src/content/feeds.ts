import { siteConfig } from '@charity-site/api-client/http';

/** Path of the calendar file with all events. */
export const CALENDAR_FILE = '/events.ics';

/** URL of that file for calendar subscriptions. */
export const calendarFeed = (): string =>
  siteConfig().origin.replace(/^https?:/, 'webcal:') + CALENDAR_FILE;

/** Path of the RSS feed with the latest news. */
export const NEWS_FEED = '/feed.xml';
