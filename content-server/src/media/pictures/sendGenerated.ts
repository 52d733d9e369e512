import type { FastifyReply } from 'fastify';
import { pictureKind } from '@charity-site/api-client/entities';
import { IMMUTABLE } from '../../http/headers/caching';
import { HttpError } from '../../http/httpError';
import { TooManyPictures } from './onDemandQueue';

/** An image that was generated on demand. */
export interface GeneratedPicture {
  bytes: Buffer;
  /** Another format stands in until this one is made. */
  isStandIn?: boolean;
}

/** Cache time of a stand-in: a visitor of several pages gets it once, and soon the image itself. */
const SHORTLY = 'public, max-age=60';

const typeOf = (bytes: Buffer): string => {
  const kind = pictureKind(bytes) ?? 'avif';
  return kind === 'jpg' ? 'image/jpeg' : `image/${kind}`;
};

/**
 * Sends an image that is generated on demand, with the type of its bytes. Cached permanently,
 * because its name contains a hash; other origins may embed it. Throws 404 when there is none, 503
 * when too many are being generated.
 */
export const sendGenerated = async (
  reply: FastifyReply,
  make: () => Promise<GeneratedPicture | undefined>,
): Promise<FastifyReply> => {
  const picture = await make().catch((error: unknown) => {
    if (!(error instanceof TooManyPictures)) throw error;
    reply.header('retry-after', '10');
    throw new HttpError(
      503,
      'Too many pictures are being made. Please try again in a few seconds.',
    );
  });
  if (!picture) throw new HttpError(404, 'There is no such picture.');
  return reply
    .header('cache-control', picture.isStandIn ? SHORTLY : IMMUTABLE)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(typeOf(picture.bytes))
    .send(picture.bytes);
};
