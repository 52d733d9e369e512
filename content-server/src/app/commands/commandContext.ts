import type { Readable } from 'node:stream';
import type { Config } from '../../process/settings/config';
import type { Database } from '../../db/database';

export interface CommandContext {
  config: Config;
  database: Database;
  /** The terminal or a pipe. */
  input: Readable & { isTTY?: boolean };
}
