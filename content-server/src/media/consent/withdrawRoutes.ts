import {
  pictures,
  WITHDRAWAL_UNDO_HOURS,
  type WithdrawnPicture,
} from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../content/history/recordChange';
import { existing } from '../../http/httpError';
import { INSTANT, listOf, objectOf, TEXT } from '../../http/openApi/jsonSchema';
import { operations } from '../../http/openApi/operations';
import { fileParams, pictureUse, type FileParams, type UploadStorage } from '../library/uploaded';
import { PICTURES_PREFIX } from '../pictures/store';
import { undoableWithdrawals, undoWithdrawal, withdraw } from './withdraw';

const forAdministrators = operations('pictures', 'overseeSite');

/** Withdrawing the consent for a picture, and undoing that; for administrators. */
export const withdrawRoutes = (app: FastifyInstance, { files }: UploadStorage): void => {
  const { database } = app;

  app.get(
    '/pictures/withdrawn',
    forAdministrators('Lists the withdrawn pictures that are not erased yet', {
      answer: objectOf({
        pictures: listOf(
          objectOf<WithdrawnPicture>({
            file: TEXT,
            name: TEXT,
            by: TEXT,
            withdrawnAt: INSTANT,
            uses: listOf(pictureUse),
          }),
        ),
      }),
    }),
    async () => ({ pictures: await undoableWithdrawals(database) }),
  );

  app.post<FileParams>(
    '/pictures/:file/withdraw',
    forAdministrators(
      `Withdraws a picture of people: it disappears everywhere at once, and is erased after ${WITHDRAWAL_UNDO_HOURS} hours`,
      { params: fileParams, answer: objectOf({ uses: listOf(pictureUse) }) },
    ),
    async (request) => {
      const withdrawal = { file: request.params.file, by: actorOf(request) };
      return { uses: existing(await withdraw(database, files, withdrawal), pictures.item) };
    },
  );

  app.post<FileParams>(
    '/pictures/:file/withdraw/undo',
    forAdministrators(`Undoes a withdrawal of the last ${WITHDRAWAL_UNDO_HOURS} hours`, {
      params: fileParams,
      errorStatuses: [410],
    }),
    async (request) => {
      const { file } = request.params;
      await undoWithdrawal(database, files, { file, by: actorOf(request) });
      app.variants.prepare([PICTURES_PREFIX + file]);
      return { message: 'The withdrawal was undone.' };
    },
  );
};
