import { makeSnapshot } from '../../ops/backup/makeSnapshot';
import { requireWhole } from '../../ops/backup/missingFiles';
import type { CommandContext } from './commandContext';

export const snapshot = async (context: CommandContext, folder: string): Promise<string> => {
  const { rows, files, database, missing } = await makeSnapshot(context, folder);
  requireWhole(database.file, missing);
  return `Written to ${folder}: ${database.file} with ${rows} records, and ${Object.keys(files).length} picture files beside it.`;
};
