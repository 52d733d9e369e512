import type { Config } from '../config';
import type { Database } from '../db/database';

/** What every command works on. */
export interface CommandContext {
  config: Config;
  database: Database;
}
