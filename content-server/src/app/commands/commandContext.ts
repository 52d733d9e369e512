import type { Readable } from 'node:stream';
import type { Config } from '../../process/settings/config';
import type { Database } from '../../db/database';

export interface CommandContext {
  config: Config;
  database: Database;
  /** The terminal or a pipe. */
  input: Readable & { isTTY?: boolean };
  /** True if a new password turns off the person's second factor, too. */
  withoutSecondFactor?: boolean;
}
