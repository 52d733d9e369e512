import { http } from '@charity-site/api-client/http';
import type { Event } from '../entities/event';

/** How many events the calendar and a list of upcoming events ask for (docs/product.md 10). */
export const CALENDAR_LIMIT = 1000;
const UPCOMING_LIMIT = 5;

/** The next events from today on, soonest first; a bare array (docs/product.md 7.2, 7.3). */
export const upcomingEvents = async (limit: number = UPCOMING_LIMIT, signal?: AbortSignal): Promise<Event[]> => {
  const { data } = await http.get<Event[]>('/content/upcoming-events', { params: { limit }, signal });
  return data;
};
