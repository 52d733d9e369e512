import { CONTENT_TYPES, SINGLETONS } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { findRoutes } from './adminSearch/routes';
import { alertRoutes } from './alerts/alertRoutes';
import { authRoutes } from './auth/routes';
import { sessionRoutes } from './auth/sessionRoutes';
import { contentRoutes } from './crud/contentRoutes';
import { singletonRoutes } from './crud/singletonRoutes';
import { trashRoutes } from './crud/trash/trashRoutes';
import { historyRoutes } from './history/historyRoutes';
import { addressRoutes } from './inbox/addressRoutes';
import { senderRoutes } from './inbox/senderRoutes';
import { itemPreviewRoutes } from './itemPreviews/previewRoutes';
import { keptTextRoutes } from './keptTexts/routes';
import { mailRoutes } from './mail/mailRoutes';
import type { MailPlaces } from './people/mails';
import { recoveryRoutes } from './people/recoveryRoutes';
import { peopleRoutes } from './people/routes';
import { uploadRoutes } from './pictures/routes';
import type { UploadPlaces } from './pictures/uploaded';
import { isMalformed, MALFORMED_ADDRESS } from './plugins/malformedAddress';
import { HttpError } from './httpError';
import { releaseRoutes, type ReleasePlaces } from './releases/routes';
import { reportRoutes } from './reports/routes';
import { commentRoutes } from './resources/commentRoutes';
import { dashboardRoutes } from './resources/dashboardRoutes';
import { messageRoutes } from './resources/messageRoutes';
import { pageHeroRoutes } from './resources/pageHeroRoutes';
import { upcomingEventRoutes } from './resources/upcomingEvents';
import { siteSearchRoutes } from './siteSearch/routes';

/** Every call of docs/product.md 7; registered under `/api` (docs/product.md 7.1). */
export const api = async (
  app: FastifyInstance,
  {
    pictures,
    uploads,
    timeZone,
    releasesDir,
    shellDir,
    deployTokens,
    mail,
    site,
  }: { timeZone: string } & UploadPlaces & MailPlaces & ReleasePlaces,
): Promise<void> => {
  // Content can change at any time, and answers for the administrator are private. Search engines may read the answers to
  // render a page (robots.txt), but must not list them.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-robots-tag', 'noindex');
    reply.header('cache-control', request.headers.authorization ? 'no-store' : 'no-cache');
    if (isMalformed(request)) throw new HttpError(400, MALFORMED_ADDRESS);
  });
  for (const type of CONTENT_TYPES) contentRoutes(app, type, { timeZone });
  for (const singleton of SINGLETONS) singletonRoutes(app, singleton);
  await app.register(itemPreviewRoutes);
  await app.register(pageHeroRoutes);
  await app.register(commentRoutes);
  await app.register(messageRoutes, { timeZone });
  await app.register(upcomingEventRoutes, { timeZone });
  await app.register(siteSearchRoutes);
  await app.register(findRoutes);
  await app.register(dashboardRoutes, { timeZone, mail });
  await app.register(historyRoutes);
  await app.register(trashRoutes);
  await app.register(keptTextRoutes);
  await app.register(mailRoutes, { mail });
  await app.register(alertRoutes, { mail });
  await app.register(senderRoutes);
  await app.register(addressRoutes);
  await app.register(authRoutes);
  await app.register(sessionRoutes);
  await app.register(peopleRoutes, { mail, site });
  await app.register(recoveryRoutes, { mail, site });
  await app.register(uploadRoutes, { pictures, uploads });
  await app.register(reportRoutes, { releasesDir });
  await app.register(releaseRoutes, { releasesDir, shellDir, deployTokens });
};
