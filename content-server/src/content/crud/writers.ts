import { can, type AnyDefinition } from '@charity-site/api-client/entities';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../db/database';
import { lockRow } from '../../db/transaction';
import { existing, HttpError } from '../../http/httpError';
import { isUsedInPublic } from '../files/publicUses';
import { changedAlts, findRow } from './store';

const DRAFTS_ONLY =
  'Writers save drafts only. To change what is not a draft, send your change for review.';
const DESCRIBED_BY_EDITORS =
  'This picture is on the site already. Only an editor or an administrator can change its description.';

const isWriter = ({ caller }: FastifyRequest): boolean => !can(caller?.role, 'editContent');

/**
 * Rejects a writer's change of the texts of a picture that visitors may see (docs/decisions/0075).
 * @param field name of the field of the error
 * @throws HttpError 403
 */
export const requireUnusedPicture = async (
  transaction: Transaction,
  request: FastifyRequest,
  { file, field }: { file: string; field: string },
): Promise<void> => {
  if (isWriter(request) && (await isUsedInPublic(transaction, file)))
    throw new HttpError(403, DESCRIBED_BY_EDITORS, { [field]: DESCRIBED_BY_EDITORS });
};

interface WritersSave {
  /** Undefined for a new item. */
  id?: string;
  /** The fields of the item; undefined for its translation. */
  body?: Record<string, unknown>;
}

/**
 * Rejects a writer's save unless the item is a draft and stays one, so that visitors see no change.
 * Locks the item until the transaction ends.
 * @throws HttpError 403, or 404 if the item does not exist
 */
export const requireDraft = async (
  transaction: Transaction,
  request: FastifyRequest,
  definition: AnyDefinition,
  { id, body = {} }: WritersSave,
): Promise<void> => {
  if (!isWriter(request)) return;
  let { status } = body;
  if (id !== undefined) {
    await lockRow(transaction, definition.table, id);
    const stored = existing(await findRow(transaction, definition, id), definition.item);
    if (stored.status !== 'draft') throw new HttpError(403, DRAFTS_ONLY);
    // Without a status, only a time of publication publishes it.
    if (!body.publishAt) status ??= stored.status;
  }
  if (status !== 'draft') throw new HttpError(403, DRAFTS_ONLY);
  for (const { field, picture } of await changedAlts(transaction, definition, body))
    await requireUnusedPicture(transaction, request, {
      file: String(picture.file),
      field: `${field}Alt`,
    });
};
