import type { Readable } from 'node:stream';
import type { Config } from '../config';
import type { Database } from '../db/database';

/** What every command works on. */
export interface CommandContext {
  config: Config;
  database: Database;
  /** Where questions are answered: the terminal, or what is piped in. */
  input: Readable & { isTTY?: boolean };
}
