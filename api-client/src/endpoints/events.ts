import type { Event } from '../entities/content/event';
import type { Translated } from '../entities/languages/languages';
import { getPage, type Page } from './list';
import { get } from './methods';

/** Number of events requested for the calendar and for upcoming events (docs/product.md 10). */
const CALENDAR_LIMIT = 1000;
const UPCOMING_LIMIT = 5;

const CALENDAR_FIELDS = [
  'title',
  'date',
  'ends',
  'repeats',
  'repeatsUntil',
  'location',
  'slug',
] as const;

/** The fields of an event in the calendar. */
export type CalendarEvent = Pick<Event, '_id' | (typeof CALENDAR_FIELDS)[number]> & Translated;

/**
 * Reads the titles, dates and places of the events for the calendar and its lists (docs/product.md
 * 10).
 */
export const calendarEvents = (signal?: AbortSignal): Promise<Page<CalendarEvent>> =>
  getPage('/content/events', { limit: CALENDAR_LIMIT, fields: CALENDAR_FIELDS.join() }, signal);

/**
 * Reads the next events from today on, soonest first, as an array without paging (docs/product.md
 * 7.2, 7.3). `date` and `ends` of a recurring event are those of its next occurrence.
 */
export const upcomingEvents = (limit: number = UPCOMING_LIMIT, signal?: AbortSignal) =>
  get<Event[]>('/content/upcoming-events', signal, { params: { limit } });
