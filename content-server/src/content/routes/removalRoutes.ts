import type { AnyListing } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '../../http/openApi/jsonSchema';
import { actorOf } from '../history/recordChange';
import { existing } from '../../http/httpError';
import { describeRemove, describeRestore } from '../crud/contentSchemas';
import { recordOf } from '../rows/rows';
import { freePath } from '../slugs/freePath';
import { moveToTrashIn } from '../trash/moveToTrash';
import { restoreFromTrash } from '../trash/restoreFromTrash';
import { sendVersioned } from '../crud/version';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';

type IdParams = { Params: { id: string } };

interface Removal {
  list: AnyListing;
  /** Path of the routes, such as `/content/partners`. */
  path: string;
  /** Schema of a restored item. */
  record: JsonSchema;
  /** Throws a 409 to reject the deletion of an item, in its transaction. */
  check?: (transaction: Transaction, id: string) => Promise<void>;
}

/** Adds the administrator's routes `DELETE {path}/{id}` and `POST {path}/{id}/restore`. */
export const removalRoutes = (
  app: FastifyInstance,
  { list, path, record, check }: Removal,
): void => {
  const { database } = app;
  const one = `${path}/:id`;

  app.delete<IdParams>(one, describeRemove(list, check && [409]), async (request) => {
    const { id } = request.params;
    const entry = await inTransaction(database, async (transaction) => {
      await check?.(transaction, id);
      return moveToTrashIn(transaction, list, id, actorOf(request));
    });
    existing(entry, list.item);
    return { message: `${list.item} deleted.` };
  });

  app.post<IdParams>(`${one}/restore`, describeRestore(list, record), async (request, reply) => {
    const options = { by: actorOf(request), check: freePath(app, list) };
    const row = await restoreFromTrash(database, list, request.params.id, options);
    return sendVersioned(reply, recordOf(existing(row, list.item)));
  });
};
