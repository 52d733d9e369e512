import { confirmationRules } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import { newestMigration } from '../../db/migrate';
import type { ValidatedBody } from '../../http/bodies/bodyValidator';
import { callerOf } from '../../http/caller';
import { FILE } from '../../http/openApi/hiddenRoute';
import { operations } from '../../http/openApi/operations';
import { draftSchema } from '../../http/openApi/toJsonSchema';
import { recordAccess } from '../../people/signIn/recordAccess';
import { confirmPassword } from '../../people/signIn/passwords';
import type { FileStore } from '../../media/files/fileStore';
import { packedArchive, type ArchiveHeader } from '../archive/archiveFile';
import { archiveLines } from '../archive/siteRows';

const describeCopy = operations('dashboard', 'overseeSite')(
  'Downloads content, pictures and inbox, without accounts, history and signed sheets',
  {
    body: draftSchema(confirmationRules),
    answer: FILE,
    produces: 'application/gzip',
    errorStatuses: [429],
  },
);

/** `POST /copy`: a copy of the site for an administrator, which `admin import` reads. */
export const copyRoutes = async (
  app: FastifyInstance,
  { files }: { files: FileStore },
): Promise<void> => {
  const { database } = app;
  app.post<ValidatedBody<typeof confirmationRules>>(
    '/copy',
    { ...app.rateLimited('signIn'), ...describeCopy },
    async (request, reply) => {
      await confirmPassword(request, request.body.password);
      const by = callerOf(request);
      await recordAccess(database, { item: by._id, title: by.name, action: 'read' }, by);
      const header: ArchiveHeader = {
        archive: 'copy',
        tables: newestMigration(),
        madeAt: new Date().toISOString(),
      };
      return reply
        .type('application/gzip')
        .send(packedArchive(header, archiveLines(database, files, 'copy')));
    },
  );
};
