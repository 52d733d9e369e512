import { http } from '@charity-site/api-client/http';
import type { Event } from '../entities/event';
import { getPage, type Page } from './list';

/** How many events the calendar and a list of upcoming events ask for (docs/product.md 10). */
const CALENDAR_LIMIT = 1000;
const UPCOMING_LIMIT = 5;

/** What the calendar shows of an event. */
export type CalendarEvent = Pick<Event, '_id' | 'title' | 'date'>;

/** The titles and dates of all events that the calendar can show (docs/product.md 10). */
export const calendarEvents = (signal?: AbortSignal): Promise<Page<CalendarEvent>> =>
  getPage('/content/events', { limit: CALENDAR_LIMIT, fields: 'title,date' }, signal);

/** The next events from today on, soonest first; a bare array (docs/product.md 7.2, 7.3). */
export const upcomingEvents = async (limit: number = UPCOMING_LIMIT, signal?: AbortSignal): Promise<Event[]> => {
  const { data } = await http.get<Event[]>('/content/upcoming-events', { params: { limit }, signal });
  return data;
};
