import { stat } from 'node:fs/promises';
import { SHELL } from '@charity-site/registry';
import { sql } from 'kysely';
import { isPostgres } from '../../db/dialects/isPostgres';
import { fileIn } from '../../db/open';
import type { Database } from '../../db/database';
import { freeSpace } from '../../process/files';
import type { Config } from '../../process/settings/config';
import { readRegistry } from '../../releases/live/liveRows';
import { lastBackup } from '../backup/lastBackup';
import { lastTrial } from '../backup/monthlyTrial';

/** Where gauges read. */
export interface Site extends Pick<Config, 'dataDir'> {
  database: Database;
}

interface Reading {
  value: number;
  attributes?: { remote: string };
}

/** A metric that is read from the site whenever somebody reads the metrics. */
interface Gauge {
  unit: 's' | 'By';
  description: string;
  read: (site: Site) => Promise<Reading[]>;
}

/** Unix time in seconds; none for a missing instant. */
const timeOf = (instant: string | null | undefined): Reading[] =>
  instant ? [{ value: Date.parse(instant) / 1000 }] : [];

const databaseSize = async ({ database, dataDir }: Site): Promise<number> => {
  if (!isPostgres(database)) return (await stat(fileIn(dataDir))).size;
  const { rows } = await sql<{ size: string }>`
    select pg_database_size(current_database()) as size`.execute(database);
  return Number(rows[0]?.size);
};

/** Gauges by their OpenTelemetry names. One that cannot be read is left out. */
export const GAUGES: Record<string, Gauge> = {
  'site.backup.last': {
    unit: 's',
    description: 'Unix time of the last whole backup.',
    read: async ({ database }) => timeOf(await lastBackup(database)),
  },
  'site.backup.tried': {
    unit: 's',
    description: 'Unix time at which a backup was last restored on trial.',
    read: async ({ database }) => timeOf(await lastTrial(database)),
  },
  'site.disk.free': {
    unit: 'By',
    description: 'Free space on the disk of the data folder.',
    read: async ({ dataDir }) => [{ value: await freeSpace(dataDir) }],
  },
  'site.database.size': {
    unit: 'By',
    description: 'Size of the database.',
    read: async (site) => [{ value: await databaseSize(site) }],
  },
  'site.outbox.oldest': {
    unit: 's',
    description: 'Unix time of the oldest mail that is not sent.',
    read: async ({ database }) => {
      const { fn } = database;
      const oldest = database.selectFrom('outbox').select(fn.min('createdAt').as('at'));
      return timeOf((await oldest.where('sentAt', '=', '').executeTakeFirst())?.at);
    },
  },
  'site.release.live': {
    unit: 's',
    description: 'Unix time of the release of each live part.',
    read: async ({ database }) => {
      const { shell, remotes } = await readRegistry(database);
      const parts = [...(shell ? [{ ...shell, name: SHELL }] : []), ...remotes];
      return parts.flatMap(({ name, releasedAt }) =>
        timeOf(releasedAt).map((reading) => ({ ...reading, attributes: { remote: name } })),
      );
    },
  },
};
