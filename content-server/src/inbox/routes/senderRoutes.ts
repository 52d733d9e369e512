import { comments } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { findRow } from '../../content/crud/store';
import { actorOf } from '../../content/history/recordChange';
import { existing, HttpError } from '../../http/httpError';
import { operations } from '../../http/openApi/operations';
import { idParam, type ById } from '../../http/openApi/toJsonSchema';
import { changeStatus } from '../commentStatus';
import { blockSenderOf, readBlockedSenders, unblockSender } from '../senders';
import { INSTANT, TEXT, listOf, objectOf } from '../../http/openApi/jsonSchema';

const forAdministrators = operations('comments', 'answerVisitors');
const ITEM = 'Blocked sender';

/** Blocks the sender of a comment, and lists and unblocks senders. */
export const senderRoutes = async (app: FastifyInstance): Promise<void> => {
  const { database } = app;

  app.post<ById>(
    '/content/comments/:id/block',
    forAdministrators('Marks a comment as spam and blocks the address that it came from', {
      params: idParam(comments.item),
      errorStatuses: [409],
    }),
    async (request) => {
      const { id } = request.params;
      const by = actorOf(request);
      const { guestName } = existing(await findRow(database, comments, id), comments.item);
      if (
        !(await blockSenderOf(database, id, {
          name: String(guestName),
          by: by?.name || by?.email || '',
        }))
      )
        throw new HttpError(409, 'It is not known any more where this comment came from.');
      await changeStatus(database, id, 'spam', by);
      return { message: 'Address blocked.' };
    },
  );

  app.get(
    '/blocked-senders',
    forAdministrators('Lists the blocked senders, the last first', {
      answer: listOf(objectOf({ _id: TEXT, name: TEXT, by: TEXT, blockedAt: INSTANT })),
    }),
    () => readBlockedSenders(database),
  );

  app.delete<ById>(
    '/blocked-senders/:id',
    forAdministrators('Unblocks a sender', { params: idParam(ITEM) }),
    async ({ params }) => {
      existing(await unblockSender(database, params.id), ITEM);
      return { message: 'Address unblocked.' };
    },
  );
};
