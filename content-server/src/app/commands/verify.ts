import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_TYPES } from '@charity-site/api-client/entities';
import { openDatabase } from '../../db/open';
import { missingFiles, requireWhole } from '../../ops/backup/missingFiles';
import { OperatorError } from '../../process/operatorError';
import { fileStoreOf } from '../../media/files/bucketStore';
import { buildServer } from '../server';
import { reading } from './archives';
import type { CommandContext } from './commandContext';

/** Pages to open if the shell is built. */
const PAGES = ['/', '/news', '/contact-us', '/donate'];

/**
 * Restores a snapshot or a backup into a temporary folder, and opens lists and pages of that site.
 * Changes nothing else.
 * @throws OperatorError when something is damaged or fails to open
 */
export const verify = async (
  { config, input }: Omit<CommandContext, 'database'>,
  place: string,
): Promise<string> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'verify-'));
  const scratch = {
    ...config,
    dataDir,
    databaseUrl: undefined,
    bucket: undefined,
    backupDir: undefined,
  };
  try {
    const database = await openDatabase({ folder: dataDir });
    const app = await buildServer({
      config: scratch,
      database,
      tokenSecret: 'signs nothing that anybody keeps',
    });
    try {
      const read = await reading('backup')({ config: scratch, database, input }, place);
      requireWhole(place, await missingFiles(database, fileStoreOf(scratch)));
      const pages = existsSync(join(config.shellDir, 'index.html')) ? PAGES : [];
      for (const url of [...CONTENT_TYPES.map(({ path }) => `/api/content/${path}`), ...pages]) {
        const { statusCode } = await app.inject({ url });
        if (statusCode !== 200)
          throw new OperatorError(`${place} was read, but ${url} answers ${statusCode}.`);
      }
      return `${place} is whole. ${read}${pages.length > 0 ? '' : ` No pages were opened, because no shell is built in ${config.shellDir}.`}`;
    } finally {
      await app.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
