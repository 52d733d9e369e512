import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ensureAdministrator, type FirstSignIn } from '../people/signIn/firstAdministrator';
import { loadTokenSecret } from '../people/signIn/tokens';
import type { Config } from '../process/settings/config';
import { commandText } from '../process/settings/projectRoot';
import { openDatabase } from '../db/open';
import { addDemoContent } from '../ops/demo/firstStart';
import { removeAllLeftovers } from './leftovers';
import { listeningAddress } from './listeningAddress';
import { loggerFor, buildServer } from './server';
import { keepLastRead, openWhenAvailable } from './startWithoutDatabase';
import { tryBackup } from './tryBackup';
import { fileStoreOf } from '../media/files/bucketStore';
import { pictureStore } from '../media/pictures/store';
import { releaseFirstParts } from '../releases/firstParts';
import { takeOver } from '../releases/live/takeOver';

/** Timeout of open responses during a shutdown, in ms. */
const STOP_TIMEOUT = 10_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Prints the password on the terminal once; it is never logged (docs/product.md 7.12). */
const showSignIn = ({ email, password, warning }: FirstSignIn): void => {
  say(`\n  The administrator signs in at /admin/login`);
  say(`    e-mail    ${email}`);
  say(`    password  ${password ?? 'the one in ADMIN_PASSWORD'}`);
  if (password)
    say(
      `  This password is shown only now. "${commandText('admin', 'set-password')}" sets another.`,
    );
  if (warning) say(`  ${warning}`);
  say('');
};

/**
 * Ends the process at the first SIGTERM or SIGINT, after all open responses. Later signals are
 * ignored, because npm forwards a signal that its process group has already received, and a
 * shutdown has a timeout.
 */
const stopOnSignals = (app: FastifyInstance): void => {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref();
    try {
      await app.shutDown();
      await app.close();
      process.exit(0);
    } catch (error) {
      app.log.error(error);
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
};

/**
 * Starts the server: opens the database, creates the administrator and the demo content on the
 * first start, listens, and prints the URL. Throws when any step fails.
 * @param releasesShell whether to make the parts live that came with the server, and to prerender
 * pages
 */
export const runServer = async (
  config: Config,
  { releasesShell = true }: { releasesShell?: boolean } = {},
): Promise<FastifyInstance> => {
  const { databaseUrl, dataDir, site } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await removeAllLeftovers(config);
  const logger = await loggerFor(config.logLevel);
  const [database, endLastRead] = await openWhenAvailable(config, logger, () =>
    openDatabase(
      databaseUrl ? { url: databaseUrl } : { folder: dataDir },
      { onFault: (error) => logger.error(error, 'A connection to the database was lost.') },
      (counts, text) => logger.warn(counts, text),
    ),
  );
  await takeOver(database, config.releasesDir);
  const pictures = pictureStore(fileStoreOf(config), database);
  const firstSignIn = await ensureAdministrator(database, config.admin);
  // Printed at once, because a later failure would lose the password.
  if (firstSignIn) showSignIn(firstSignIn);
  const demoPictures = config.demoContent && (await addDemoContent(database, pictures, site));
  if (demoPictures) say('Demo content added.');
  const app = await buildServer({
    config,
    database,
    pictures,
    tokenSecret: config.tokenSecret ?? (await loadTokenSecret(database, dataDir)),
    logger,
    tryBackup,
  });
  stopOnSignals(app);
  // In development, shell and remotes come from their own servers.
  const isDevelopment = process.env.NODE_ENV === 'development';
  // Fetches the live versions from the bucket. Later the purge and the watch fetch the others.
  await app.registry().catch((error: unknown) => app.log.error(error));
  if (releasesShell && !isDevelopment)
    await releaseFirstParts(app.releaseStore('start'), config, say);
  const errors = isDevelopment ? [] : await app.readinessErrors();
  for (const error of errors) say(`Not ready: ${error}`);
  if (databaseUrl) keepLastRead(app, config);
  await endLastRead();
  await app.listen({ host: config.host, port: config.port });
  const address = listeningAddress(app, config);
  if (!config.siteUrl)
    app.log.warn(`SITE_URL is not set: search engines and shared links are given ${address}.`);
  say(`${(await app.organisation()).name} is at ${address}`);
  if (releasesShell && !isDevelopment) void app.prerender();
  if (demoPictures) app.variants.prepare(demoPictures);
  return app;
};
