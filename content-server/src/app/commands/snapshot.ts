import { makeSnapshot } from '../../ops/backup/makeSnapshot';
import type { CommandContext } from './commandContext';

/** Writes a snapshot into a folder. */
export const snapshot = async (context: CommandContext, folder: string): Promise<string> => {
  const { rows, files, database } = await makeSnapshot(context, folder);
  return `Written to ${folder}: ${database.file} with ${rows} records, and ${Object.keys(files).length} picture files beside it.`;
};
