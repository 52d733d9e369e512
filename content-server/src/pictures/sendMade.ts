import type { FastifyReply } from 'fastify';
import { FOR_EVER } from '../frontEnd/caching';
import { HttpError } from '../httpError';
import { TooManyPictures } from './madeOnDemand';

/**
 * Sends an image that is generated on demand. Cached permanently, because its name contains a hash; other origins may
 * embed it. Throws 404 when there is none, 503 when too many are being generated.
 */
export const sendMade = async (
  reply: FastifyReply,
  making: Promise<Buffer | undefined>,
  type: string,
): Promise<FastifyReply> => {
  const picture = await making.catch((error: unknown) => {
    if (!(error instanceof TooManyPictures)) throw error;
    reply.header('retry-after', '10');
    throw new HttpError(503, 'Too many pictures are being made. Please try again in a few seconds.');
  });
  if (!picture) throw new HttpError(404, 'There is no such picture.');
  return reply
    .header('cache-control', FOR_EVER)
    .header('cross-origin-resource-policy', 'cross-origin')
    .type(type)
    .send(picture);
};
