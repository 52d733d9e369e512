import type { AnyContentType, AnyDefinition } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import type { ListRow, Queryable } from '../../db/database';
import { badInput } from '../../http/httpError';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The part of the site that owns a path at its root, as the end of a sentence, such as 'is the
     * page Events'; undefined if the path is free.
     */
    ownerOfPath: (database: Queryable, path: string) => Promise<string | undefined>;
  }
}

/**
 * Returns the check of a save of a type: it rejects an item at the root of the site whose path
 * belongs to something else. A draft has no path. Runs in the transaction of the save.
 * @throws HttpError 400 with the owner's name
 */
export const freePath =
  (app: FastifyInstance, { pages }: AnyDefinition & Pick<AnyContentType, 'pages'>) =>
  async (row: ListRow, transaction: Queryable): Promise<void> => {
    if (pages !== '' || row.status === 'draft') return;
    const path = `/${String(row.slug)}`;
    const owner = await app.ownerOfPath(transaction, path);
    if (owner) throw badInput({ title: `“${path}” ${owner}. Please choose another title.` });
  };
