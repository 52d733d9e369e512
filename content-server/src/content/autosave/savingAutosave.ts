import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { callerOf } from '../../http/caller';
import { AUTOSAVE } from '../../http/openApi/callHeaders';
import { endAutosave } from './autosaves';

/**
 * Runs the save of a call and ends the unsaved text that the call names, in one transaction. A save that throws or finds nothing
 * ends none. The header of an admin-app of before 2026-12-29 names revisions and ends none, either.
 * @param save may run again, so it contains only queries
 */
export const savingAutosave = <Saved>(
  database: Database,
  request: FastifyRequest,
  save: (transaction: Transaction) => Promise<Saved>,
): Promise<Saved> =>
  inTransaction(database, async (transaction) => {
    const saved = await save(transaction);
    const [, id, number] = /^(\w+)\/(\d{1,9})$/.exec(String(request.headers[AUTOSAVE.toLowerCase()])) ?? [];
    if (saved && id)
      await endAutosave(transaction, { administrator: callerOf(request)._id, id, number: Number(number) });
    return saved;
  });
