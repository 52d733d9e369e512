import { readConfig } from '../config';
import { openDatabase, openExisting } from '../db/open';
import { backup, exportContent, importContent, restore } from './archives';
import type { CommandContext } from './commandContext';
import { OperatorError } from '../operatorError';
import { setPassword } from './setPassword';
import { snapshot } from './snapshot';
import { verify } from './verify';

const USAGE = `npm run admin -- <command>

  set-password [email]  sets a person's password, without an email the first administrator's: asks for it, or takes
                        ADMIN_PASSWORD or what is piped in
  backup <file>         writes everything into one file: content, messages, comments, sign-in, pictures
  snapshot <folder>     writes the database of this moment into a folder, and beside it each picture once; 14 are kept
  restore <file>        puts everything back as it was in a backup or a snapshot; what is there now is replaced
  verify <file>         restores a backup or a snapshot into a folder of its own and opens it; changes nothing
  export <file>         writes the public content and its pictures into one file
  import <file>         adds the content of an export; items that are there already are replaced, the rest stays`;

const COMMANDS: Record<string, (context: CommandContext, file: string) => Promise<string>> = {
  'set-password': setPassword,
  backup,
  snapshot,
  restore,
  export: exportContent,
  import: importContent,
};

/** Commands that create or migrate the database, like the server's start. */
const MIGRATING = ['restore', 'import'];

/**
 * Runs one command on the data that the environment configures; returns the output. Throws a OperatorError or
 * ConfigError with a message for the person.
 */
export const runCommand = async (
  [name = '', file = '']: string[],
  environment: NodeJS.ProcessEnv,
  input: CommandContext['input'],
): Promise<string> => {
  const command = COMMANDS[name];
  if (!command && name !== 'verify') throw new OperatorError(name ? `There is no command ${name}.\n\n${USAGE}` : USAGE);
  if (name !== 'set-password' && !file) throw new OperatorError(`Please name a file: npm run admin -- ${name} <file>`);
  const config = readConfig(environment);
  if (!command) return verify(config, file);
  const { databaseUrl, dataDir } = config;
  const place = databaseUrl ? { url: databaseUrl } : { folder: dataDir };
  const open = MIGRATING.includes(name) ? openDatabase : openExisting;
  const database = await open(place, { isUnhurried: true });
  try {
    return await command({ config, database, input }, file);
  } finally {
    await database.destroy();
  }
};
