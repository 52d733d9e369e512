import type { Readable } from 'node:stream';
import type { Config } from '../../process/settings/config';
import type { Database } from '../../db/database';

/** Context of every command. */
export interface CommandContext {
  config: Config;
  database: Database;
  /** Source of answers: the terminal or a pipe. */
  input: Readable & { isTTY?: boolean };
}
