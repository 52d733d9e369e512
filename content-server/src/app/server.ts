import pino, { type Logger } from 'pino';
import type { Config } from '../process/settings/config';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
} from 'fastify';
import { alerts } from '../inbox/alerts/alerts';
import type { TryBackup } from '../ops/backup/monthlyTrial';
import { nightlyBackup } from '../ops/backup/nightlyBackup';
import { api } from './api';
import { audiences } from './audiences';
import type { Database } from '../db/database';
import { frontEnd } from '../site/frontEnd';
import { withoutLanguage } from '../http/urls/pageLanguage';
import { retention } from '../ops/retention/retention';
import { listeningAddress } from './listeningAddress';
import { mailSender } from '../people/mail/sender';
import { plainAddress } from '../http/headers/request';
import { access } from '../people/signIn/access';
import { organisationPlugin } from '../content/organisation/organisation';
import { internalCalls } from '../http/plugins/internalCalls';
import { compression } from '../http/plugins/compression';
import { errors } from '../http/plugins/errors';
import { etags } from '../http/plugins/etags';
import { gracefulShutdown } from '../http/plugins/gracefulShutdown';
import { health } from '../ops/health/health';
import { json, JSON_BODY_MAX } from '../http/plugins/json';
import { apiCache } from '../site/cache/apiCache';
import { sharedCaches } from '../site/cache/sharedCaches';
import { escapeMalformedPath } from '../http/urls/malformedUrl';
import { largeAnswers } from '../http/plugins/largeResponses';
import { openApi } from '../http/plugins/openApi';
import { rateLimits } from '../http/plugins/rateLimits';
import { diskReserve } from '../http/plugins/diskReserve';
import { requestLog } from '../http/plugins/requestLog';
import { REQUEST_TIMEOUT, bodyTimeout } from '../http/plugins/bodyTimeout';
import { signInThrottle } from '../people/signIn/signInThrottle';
import { drainBody } from '../http/plugins/drainBody';
import { security } from '../http/plugins/security';
import { serialisation } from '../http/plugins/serialisation';
import { validation } from '../http/plugins/validation';
import { visits } from '../releases/reports/visits';
import { liveReleases } from '../releases/live/liveReleases';
import { plainReleases } from '../releases/emergencyPage/routes';
import { canaryWatch } from '../releases/watch/canaryWatch';
import { pictureAccess } from '../media/consent/pictureAccess';
import { fileStoreOf } from '../media/files/bucketStore';
import type { FileStore } from '../media/files/fileStore';
import { sharedVersions } from '../releases/versions/sharedVersions';
import { focusOf } from '../media/pictures/focalPoint';
import { pictureStore, type PictureStore } from '../media/pictures/store';
import { variantsIn, type Variants } from '../media/pictures/variants';
import { placePage } from '../site/places/placePage';
import { textReviewPage } from '../site/textReviews/reviewRoutes';
import { telemetry } from '../ops/telemetry/telemetry';

/**
 * JSON logs, or readable lines on a terminal. The log contains no secrets
 * (http/plugins/requestLog); redaction here is a second safeguard.
 */
export const loggerFor = async (
  level: Config['logLevel'],
  terminal = process.stdout.isTTY,
): Promise<Logger> => {
  const options = {
    level,
    redact: ['*.password', '*.token', '*.headers.authorization', '*.headers.cookie'],
  };
  // Not pino's own stream, whose last flush retries a failed write for ever when the log's reader
  // has exited.
  if (!terminal) return pino(options, { write: (line) => void process.stdout.write(line) });
  const { default: pretty } = await import('pino-pretty');
  return pino(options, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }));
};

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    /** The variants of uploaded pictures. */
    variants: Variants;
    /**
     * The site's public origin, for absolute URLs: `SITE_URL`, or the listening address. Never the
     * Host header, which the client controls and which would end up in caches.
     */
    siteOrigin: () => string;
  }
}

/** Options of a server. Closing it closes the database. */
export interface ServerOptions {
  config: Config;
  database: Database;
  tokenSecret: string;
  /** Stores pictures and documents in the files of the configuration by default. */
  pictures?: PictureStore;
  /** Tries a backup; none is tried by default. */
  tryBackup?: TryBackup;
  /** Default: no logs. */
  logger?: FastifyBaseLogger;
}

/**
 * The plugins of all API routes and pages, in order. Each declares its dependencies, so the server
 * does not start in another order.
 */
const PARTS: readonly FastifyPluginAsync<Config & { tokenSecret: string; files: FileStore }>[] = [
  audiences,
  errors,
  liveReleases,
  telemetry,
  validation,
  serialisation,
  requestLog,
  gracefulShutdown,
  diskReserve,
  security,
  compression,
  internalCalls,
  apiCache,
  etags,
  drainBody,
  json,
  largeAnswers,
  rateLimits,
  organisationPlugin,
  openApi,
  access,
  signInThrottle,
  visits,
  retention,
  pictureAccess,
  mailSender,
  alerts,
  nightlyBackup,
  sharedCaches,
];

/** A number is the count of trusted proxies in front of the server. */
const trusted = (proxy: Config['trustProxy']): FastifyServerOptions['trustProxy'] =>
  typeof proxy === 'number' ? (_address, hop) => hop < proxy : proxy;

/** Builds the whole server, not yet listening. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { config, database, tokenSecret, tryBackup } = options;
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: JSON_BODY_MAX,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => withoutLanguage(escapeMalformedPath(request)),
    requestTimeout: REQUEST_TIMEOUT,
    // Requests that arrive during a shutdown are still served, and close their connection
    // (http/plugins/gracefulShutdown).
    return503OnClosing: false,
    // Longer than any URL that Node accepts: an unknown id is 404 whatever its length.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
  });
  // Some proxies add ports to IP addresses, which lists of trusted proxies do not contain.
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const forwarded = headers['x-forwarded-for'];
    if (typeof forwarded === 'string')
      headers['x-forwarded-for'] = forwarded.split(',').map(plainAddress).join();
    done();
  });
  app.decorate('database', database);
  app.decorate('siteOrigin', () => config.siteUrl ?? listeningAddress(app, config));
  const files = fileStoreOf(config);
  const variants = variantsIn({
    files,
    focusOf: (file) => focusOf(database, file),
    onError: (error) => app.log.error(error, 'A smaller picture could not be made.'),
  });
  app.decorate('variants', variants);
  app.addHook('onClose', () => variants.close());
  app.addHook('onClose', () => database.destroy());
  const settings = {
    ...config,
    tokenSecret,
    tryBackup,
    files,
    shared: sharedVersions(config, files, (error, name) =>
      app.log.error(error, `The released version ${name} in the bucket cannot be unpacked.`),
    ),
  };
  await app.register(bodyTimeout);
  for (const part of PARTS) await app.register(part, settings);
  const pictures = options.pictures ?? pictureStore(files, database);
  const places = { ...settings, pictures, timeZone: config.site.timeZone };
  await app.register(api, { places, prefix: '/api' });
  for (const part of [frontEnd, health, canaryWatch]) await app.register(part, settings);
  await app.register(plainReleases, { ...config, prefix: '/releases' });
  await app.register(textReviewPage, { prefix: '/text-review' });
  await app.register(placePage, { ...config, prefix: '/places' });
  return app;
};
