import { readConfig } from '../../process/settings/config';
import { commandText } from '../../process/settings/projectRoot';
import { openDatabase, openExisting } from '../../db/open';
import { fileStoreOf } from '../../media/files/bucketStore';
import { copyStored, folderStore } from '../../media/files/fileStore';
import { shareVersions } from '../../releases/versions/sharedVersions';
import { reading, writing } from './archives';
import type { CommandContext } from './commandContext';
import { OperatorError } from '../../process/operatorError';
import { setPassword } from './setPassword';
import { snapshot } from './snapshot';
import { exportTexts } from './texts';
import { verify } from './verify';

const usage = () => `${commandText('admin', '<command>')}

  set-password [email]  sets a person's password, without an email the first administrator's: asks for it, or takes
                        ADMIN_PASSWORD or what is piped in; --no-second-factor turns off the second factor, too
  backup <file>         writes everything into one file: content, messages, comments, sign-in, pictures
  snapshot <folder>     writes the database of this moment into a folder, and beside it each picture once; those of
                        seven days and of four Sundays stay
  restore <file>        puts everything back as it was in a backup or a snapshot; what is there now is replaced
  verify <file>         restores a backup or a snapshot into a folder of its own and opens it; changes nothing
  export <file>         writes the public content and its pictures into one file
  import <file>         adds the content of an export; items that are there already are replaced, the rest stays
  files move            copies the files of DATA_DIR and the versions of RELEASES_DIR into the bucket of FILES; what
                        is there stays
  files move-back       copies the files from the bucket into DATA_DIR
  texts export          writes the texts that speakers confirmed into the language files of the sources`;

/** Copies the files of the folder into the bucket, or back. The site may run. */
const moveFiles: Command = async ({ config }, direction) => {
  const isBack = direction === 'move-back';
  if (!isBack && direction !== 'move') throw new OperatorError(usage());
  if (!config.bucket)
    throw new OperatorError('Set FILES to the bucket, such as s3://bucket or s3://bucket/folder.');
  const [folder, bucket] = [folderStore(config.dataDir), fileStoreOf(config)];
  if (isBack) return `${await copyStored(bucket, folder)} files copied into ${config.dataDir}.`;
  const copied = await copyStored(folder, bucket);
  const { count, left } = await shareVersions(config.releasesDir, bucket);
  const rest = left.length > 0 ? ` Release these again: ${left.join(', ')}.` : '';
  return `${copied} files and ${count} released versions copied into the bucket.${rest}`;
};

const WITHOUT_SECOND_FACTOR = '--no-second-factor';

type Command = (context: Omit<CommandContext, 'database'>, file: string) => Promise<string>;

/**
 * A command that needs the site's database.
 * @param open `openExisting`, or `openDatabase` to create or migrate it, like the server's start
 */
const onDatabase =
  (
    open: typeof openDatabase,
    work: (context: CommandContext, file: string) => Promise<string>,
  ): Command =>
  async (context, file) => {
    const { databaseUrl, dataDir } = context.config;
    const database = await open(databaseUrl ? { url: databaseUrl } : { folder: dataDir }, {
      withoutQueryTimeout: true,
    });
    try {
      return await work({ ...context, database }, file);
    } finally {
      await database.destroy();
    }
  };

const COMMANDS: Record<string, Command> = {
  'set-password': onDatabase(openExisting, setPassword),
  backup: onDatabase(openExisting, writing('backup')),
  snapshot: onDatabase(openExisting, snapshot),
  restore: onDatabase(openDatabase, reading('backup')),
  verify,
  export: onDatabase(openExisting, writing('export')),
  import: onDatabase(openDatabase, reading('export')),
  files: moveFiles,
  texts: onDatabase(openExisting, ({ database }) => exportTexts(database)),
};

/**
 * Runs one command on the data that the environment configures; returns the output.
 *
 * @throws OperatorError with a message for the operator
 */
export const runCommand = async (
  words: string[],
  environment: NodeJS.ProcessEnv,
  input: CommandContext['input'],
): Promise<string> => {
  const [name = '', file = ''] = words.filter((word) => word !== WITHOUT_SECOND_FACTOR);
  const command = Object.hasOwn(COMMANDS, name) && COMMANDS[name];
  if (!command)
    throw new OperatorError(name ? `There is no command ${name}.\n\n${usage()}` : usage());
  if (name !== 'set-password' && !file)
    throw new OperatorError(`Please name a file: ${commandText('admin', `${name} <file>`)}`);
  const withoutSecondFactor = words.includes(WITHOUT_SECOND_FACTOR);
  return command({ config: readConfig(environment), input, withoutSecondFactor }, file);
};
