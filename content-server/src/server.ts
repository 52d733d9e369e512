import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { alerts } from './alerts/alerts';
import { nightlyBackup } from './backup/nightlyBackup';
import { api } from './api';
import { picturesFolder, type Config } from './config';
import type { Database } from './db/database';
import { frontEnd } from './frontEnd/frontEnd';
import { withoutLanguage } from './frontEnd/language/pageLanguage';
import { retention } from './history/retention';
import { listeningAddress } from './listeningAddress';
import { mailSender } from './mail/sender';
import { access } from './plugins/access';
import { organisationPlugin } from './organisation';
import { answers } from './plugins/answers';
import { compression } from './plugins/compression';
import { errors } from './plugins/errors';
import { etags } from './plugins/etags';
import { gracefulStop } from './plugins/gracefulStop';
import { health } from './plugins/health';
import { json, JSON_BODY_MAX } from './plugins/json';
import { keptAnswers } from './plugins/keptAnswers';
import { withDecodablePath } from './plugins/malformedAddress';
import { largeAnswers } from './plugins/largeAnswers';
import { openApi } from './plugins/openApi';
import { rateLimits } from './plugins/rateLimits';
import { requestLog } from './plugins/requestLog';
import { REQUEST_TIMEOUT, slowBodies } from './plugins/slowBodies';
import { signInTries } from './plugins/signInTries';
import { unreadBody } from './plugins/unreadBody';
import { security } from './plugins/security';
import { serialisation } from './plugins/serialisation';
import { validation } from './plugins/validation';
import { visits } from './reports/visits';
import { plainReleases } from './releases/plain/routes';
import { watch } from './releases/watch/watch';
import { focusOf } from './pictures/library/focusOf';
import { pictureStore, type PictureStore } from './pictures/store';
import { variantsIn, type Variants } from './pictures/variants';
import { telemetry } from './telemetry/telemetry';

declare module 'fastify' {
  interface FastifyInstance {
    database: Database;
    /** The smaller copies of the uploaded pictures. */
    variants: Variants;
    /**
     * The site's public origin, for absolute URLs: `SITE_URL`, or the listening address. Never the Host header, which
     * the client controls and which would end up in caches.
     */
    siteOrigin: () => string;
  }
}

/** What a server is made of. It closes the database when it is closed. */
export interface ServerOptions {
  config: Config;
  database: Database;
  tokenSecret: string;
  /** Where uploads are kept; in the data folder by default. */
  pictures?: PictureStore;
  /** Nothing is logged without one. */
  logger?: FastifyBaseLogger;
}

/** A number trusts that many proxies in front of the server, the nearest first. */
const trusted = (proxy: Config['trustProxy']): FastifyServerOptions['trustProxy'] =>
  typeof proxy === 'number' ? (_address, hop) => hop < proxy : proxy;

/** Builds the whole server, not yet listening: `await server.listen()` or `await server.inject()` come next. */
export const buildServer = async (options: ServerOptions): Promise<FastifyInstance> => {
  const { config, database, tokenSecret } = options;
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: trusted(config.trustProxy),
    bodyLimit: JSON_BODY_MAX,
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => withoutLanguage(withDecodablePath(request)),
    requestTimeout: REQUEST_TIMEOUT,
    // What arrives while the server stops is answered too, and ends its connection (plugins/gracefulStop).
    return503OnClosing: false,
    // Longer than any address that Node takes: an unknown id is 404 whatever its length.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1024 },
  });
  app.decorate('database', database);
  app.decorate('siteOrigin', () => config.siteUrl ?? listeningAddress(app, config));
  const variants = variantsIn({
    uploads: picturesFolder(config),
    focusOf: (file) => focusOf(database, file),
    onError: (error) => app.log.error(error, 'A smaller picture could not be made.'),
  });
  app.decorate('variants', variants);
  app.addHook('onClose', () => variants.close());
  app.addHook('onClose', () => database.destroy());
  await app.register(errors);
  await app.register(telemetry, config);
  await app.register(validation);
  await app.register(serialisation);
  await app.register(requestLog);
  await app.register(gracefulStop);
  await app.register(slowBodies);
  await app.register(security);
  await app.register(compression);
  await app.register(answers);
  await app.register(keptAnswers, config);
  await app.register(etags);
  // After compression: what it makes of an answer is what is sent.
  await app.register(unreadBody);
  await app.register(json);
  await app.register(largeAnswers);
  await app.register(rateLimits, { limits: config.limits });
  await app.register(openApi, { site: config.site });
  await app.register(access, { tokenSecret });
  await app.register(signInTries, { tokenSecret, limits: config.limits });
  await app.register(organisationPlugin, config);
  await app.register(visits);
  await app.register(retention, { ...config, uploads: picturesFolder(config) });
  await app.register(mailSender, config);
  await app.register(alerts, config);
  await app.register(nightlyBackup, config);
  await app.register(api, {
    ...config,
    prefix: '/api',
    uploads: picturesFolder(config),
    pictures: options.pictures ?? pictureStore(picturesFolder(config)),
    timeZone: config.site.timeZone,
  });
  await app.register(frontEnd, { ...config, uploads: picturesFolder(config) });
  await app.register(health, config);
  await app.register(watch, config);
  await app.register(plainReleases, { ...config, prefix: '/releases' });
  return app;
};
