import files from '@fastify/static';
import { normalized, pictures } from '@charity-site/api-client/entities';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { COMMON_OPTIONS, headers } from '../../http/headers/fileHeaders';
import { FILE, hiddenRoute } from '../../http/openApi/hiddenRoute';
import { fileId } from '../../content/files/fileNames';

/** No scripts; what remains is what the browsers' own viewers need. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

/**
 * The name under which a document is saved: ASCII for old programs, and as it was for the others
 * (RFC 6266).
 */
const disposition = (name: string): string => {
  const whole = /\.pdf$/i.test(name) ? name : `${name}.pdf`;
  const plain = normalized(whole, 'NFKD').replace(/[^\w. -]/g, '');
  const escaped = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${escaped}`;
};

/**
 * `GET /uploads/<hash>.pdf`: a stored document or a part of it, under the name it was uploaded
 * with.
 */
export const documentRoutes = plugin(
  async (app: FastifyInstance, { uploads }: { uploads: string }) => {
    const always = headers(() => true);
    await app.register(files, {
      ...COMMON_OPTIONS,
      root: uploads,
      setHeaders: always,
    });
    app.get<{ Params: { hash: string } }>(
      '/uploads/:hash(^[\\da-f]{16}).pdf',
      hiddenRoute({ audience: 'public', params: { hash: { type: 'string' } }, answer: FILE }),
      async ({ params }, reply) => {
        const file = `${params.hash}.pdf`;
        const row = await app.database
          .selectFrom(pictures.table)
          .select('name')
          .where('_id', '=', fileId(file))
          .executeTakeFirst();
        return reply
          .header('content-security-policy', POLICY)
          .header('content-disposition', disposition(row?.name ?? file))
          .sendFile(file);
      },
    );
  },
  { name: 'documents', encapsulate: true },
);
