import { events } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { findIdBySlug } from '../../content/slugs/findIdBySlug';
import type { Config } from '../../process/settings/config';
import { findPublicRow, readPage } from '../../content/crud/store';
import { notFound } from '../../http/httpError';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { calendarFile, type CalendarItem, type CalendarSite } from './calendarFile';

/** Number of events in the feed, as many as in the calendar of the website. */
const FEED_LENGTH = 1000;

const FIELDS = [
  'title',
  'date',
  'ends',
  'repeats',
  'repeatsUntil',
  'location',
  'excerpt',
  'slug',
  'updatedAt',
];

const TYPE = 'text/calendar; charset=utf-8';
const FIVE_MINUTES = 'public, max-age=300';

/** `/events.ics`, the calendar to which visitors subscribe, and `/events/{slug}.ics`, one event. */
export const calendarRoutes = async (
  app: FastifyInstance,
  { site }: Pick<Config, 'site'>,
): Promise<void> => {
  const { database } = app;
  const calendarSite = async (): Promise<CalendarSite> => ({
    siteName: (await app.organisation()).name,
    origin: app.siteOrigin(),
    timeZone: site.timeZone,
  });

  app.get(
    '/events.ics',
    hiddenRoute({ audience: 'public', answer: FILE }),
    async (_request, reply) => {
      const query = { page: 1, limit: FEED_LENGTH, search: '', where: {}, fields: FIELDS };
      const { rows } = await readPage(database, events, query);
      const text = calendarFile(rows as unknown as CalendarItem[], await calendarSite());
      return reply.header('cache-control', FIVE_MINUTES).type(TYPE).send(text);
    },
  );

  const one = hiddenRoute({
    audience: 'public',
    params: { slug: { type: 'string' } },
    answer: FILE,
  });
  app.get<{ Params: { slug: string } }>(
    '/events/:slug(^[a-z0-9-]+).ics',
    one,
    async (request, reply) => {
      const row = await findPublicRow(
        database,
        events,
        await findIdBySlug(database, events, request.params.slug),
      );
      if (!row) throw notFound(events.item);
      const text = calendarFile([row as unknown as CalendarItem], await calendarSite());
      reply.header(
        'content-disposition',
        `attachment; filename="${String(row.slug) || request.params.slug}.ics"`,
      );
      return reply.header('cache-control', FIVE_MINUTES).type(TYPE).send(text);
    },
  );
};
