import { CONTENT_TYPES, SINGLETONS } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findRoutes } from '../content/search/admin/routes';
import { alertRoutes } from '../inbox/alerts/alertRoutes';
import { authRoutes } from '../people/signIn/routes';
import { secondFactorRoutes } from '../people/signIn/secondFactorRoutes';
import { sessionRoutes } from '../people/signIn/sessionRoutes';
import { contentRoutes } from '../content/routes/contentRoutes';
import { singletonRoutes } from '../content/routes/singletonRoutes';
import { trashRoutes } from '../content/routes/trashRoutes';
import { lists } from '../content/crud/lists';
import { historyRoutes } from '../content/routes/historyRoutes';
import { addressRoutes } from '../inbox/routes/addressRoutes';
import { senderRoutes } from '../inbox/routes/senderRoutes';
import { itemPreviewRoutes } from '../site/itemPreviews/previewRoutes';
import { previewSessionRoute } from '../site/itemPreviews/previewSession';
import { textReviewRoutes } from '../site/textReviews/routes';
import { untranslatedRoutes } from '../content/routes/untranslatedRoutes';
import { autosaveRoutes } from '../content/autosave/routes';
import { mailRoutes } from '../people/mail/mailRoutes';
import type { MailSettings } from '../process/settings/mailSettings';
import { recoveryRoutes } from '../people/accounts/recoveryRoutes';
import { peopleRoutes } from '../people/accounts/routes';
import type { BookingSettings } from '../inbox/bookings';
import { uploadRoutes } from '../media/uploadRoutes';
import type { UploadStorage } from '../media/library/uploaded';
import { isMalformedUrl } from '../http/urls/malformedUrl';
import { revisions } from '../db/revisions';
import { HttpError, NOTHING_HERE } from '../http/httpError';
import type { ReleasePlaces } from '../releases/live/liveReleases';
import { releaseRoutes } from '../releases/routes';
import { reportRoutes } from '../releases/reports/routes';
import { commentRoutes } from '../inbox/routes/commentRoutes';
import { copyRoutes } from '../ops/backup/copyRoutes';
import { dashboardRoutes } from '../ops/dashboard/dashboardRoutes';
import { reminderRoutes } from '../ops/dashboard/reminders';
import { messageRoutes } from '../inbox/routes/messageRoutes';
import { bookingRoutes } from '../inbox/routes/bookingRoutes';
import { giftRoutes } from '../inbox/routes/giftRoutes';
import { pageHeroRoutes } from '../content/routes/pageHeroRoutes';
import { projectItemRoutes } from '../content/routes/projectItems';
import { upcomingEventRoutes } from '../content/routes/upcomingEvents';
import { siteSearchRoutes } from '../content/search/site/routes';

type Places = UploadStorage & ReleasePlaces & BookingSettings & { mail?: MailSettings };

/** All routes except those of content, uploads, reports and releases. */
const CALLS: readonly ((app: FastifyInstance, places: Places) => Promise<void>)[] = [
  itemPreviewRoutes,
  previewSessionRoute,
  textReviewRoutes,
  untranslatedRoutes,
  commentRoutes,
  messageRoutes,
  giftRoutes,
  bookingRoutes,
  upcomingEventRoutes,
  projectItemRoutes,
  siteSearchRoutes,
  findRoutes,
  dashboardRoutes,
  copyRoutes,
  reminderRoutes,
  historyRoutes,
  trashRoutes,
  autosaveRoutes,
  mailRoutes,
  alertRoutes,
  senderRoutes,
  addressRoutes,
  authRoutes,
  secondFactorRoutes,
  sessionRoutes,
  peopleRoutes,
  recoveryRoutes,
];

/** All routes of the API (docs/product.md 7), registered under `/api`. */
export const api = plugin(
  async (app, { places }: { places: Places }) => {
    // Content can change at any time. Responses for administrators, and to a login, are private.
    // Search engines may read responses to render a page (robots.txt), but must not index them.
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-robots-tag', 'noindex');
      const isRead = /^(GET|HEAD)$/.test(request.method);
      const isPublicRead = isRead && !request.headers.authorization;
      reply.header('cache-control', isPublicRead ? 'no-cache' : 'no-store');
      if (isMalformedUrl(request)) throw new HttpError(404, NOTHING_HERE);
      // A write that the database cannot take is refused at once. Releases do not need it.
      const { audience } = request.routeOptions.config;
      if (!isRead && !audience.startsWith('deployToken')) await revisions(app.database);
    });
    await app.register(lists);
    for (const type of CONTENT_TYPES) contentRoutes(app, type, places);
    for (const singleton of SINGLETONS) singletonRoutes(app, singleton);
    pageHeroRoutes(app);
    for (const addCalls of CALLS) await addCalls(app, places);
    // Encapsulated, because their body parsers are for their own routes only.
    await app.register(uploadRoutes, places);
    await app.register(reportRoutes, places);
    await app.register(releaseRoutes, places);
  },
  {
    name: 'api',
    encapsulate: true,
    // Inherits the hooks and parsers that were added before it.
    dependencies: [
      'errors',
      'telemetry',
      'validation',
      'serialisation',
      'request-log',
      'graceful-stop',
      'security',
      'compression',
      'api-cache',
      'etags',
      'unread-body',
      'json',
      'large-answers',
      'rate-limits',
      'open-api',
      'access',
      'sign-in-tries',
      'visits',
    ],
  },
);
