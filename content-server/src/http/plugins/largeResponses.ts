import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { badInput, HttpError } from '../httpError';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reserves memory for a response; waits until it is available. Call it before reading the text.
     * @param bytes size of the response's text
     * @throws HttpError 400 if the response would exceed the maximum, 503 if no memory is available
     * in time
     */
    reserveMemory: (reply: FastifyReply, bytes: number) => Promise<void>;
  }
}

/** Responses below this size, in bytes, are not counted. */
export const COUNTED = 256 * 1024;
/** Maximum size of a response, in bytes of text. */
const RESPONSE_MAX = 32 * 1024 * 1024;
/**
 * Maximum total size of the large responses in progress, in bytes; a single one may exceed it. A
 * response needs several times its size in memory.
 */
const TOGETHER_MAX = 16 * 1024 * 1024;
/** Maximum number of waiting responses; further ones get a 503. */
const WAITING_MAX = 50;
/** Maximum waiting time, in ms. */
const QUEUE_TIMEOUT = 10_000;
/** Maximum time of a reservation, in ms, so that a slow reader does not block the others. */
const RESERVED_FOR = 20_000;

interface Waiting {
  bytes: number;
  start: () => void;
}

/**
 * Limits the memory for large responses: further ones wait in a queue. A closed connection leaves
 * the queue.
 */
export const largeAnswers = plugin(
  async (app) => {
    let inUse = 0;
    const queue: Waiting[] = [];

    const admitNext = () => {
      for (
        let next = queue[0];
        next && (inUse === 0 || inUse + next.bytes <= TOGETHER_MAX);
        next = queue[0]
      ) {
        queue.shift();
        inUse += next.bytes;
        next.start();
      }
    };

    const release = (bytes: number) => {
      inUse -= bytes;
      admitNext();
    };

    const reserve = (reply: FastifyReply, bytes: number): Promise<void> =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = {
          bytes,
          start: () => {
            clearTimeout(timer);
            reply.raw.off('close', giveUp);
            resolve();
          },
        };
        const giveUp = () => {
          clearTimeout(timer);
          reply.raw.off('close', giveUp);
          queue.splice(queue.indexOf(waiting), 1);
          reply.header('retry-after', '10');
          reject(
            new HttpError(
              503,
              'Too many long lists are being read. Please try again in a few seconds.',
            ),
          );
          admitNext();
        };
        const timer = setTimeout(giveUp, QUEUE_TIMEOUT);
        reply.raw.on('close', giveUp);
        queue.push(waiting);
        if (queue.length > WAITING_MAX) giveUp();
        else admitNext();
      });

    app.decorate('reserveMemory', async (reply, bytes) => {
      if (bytes > RESPONSE_MAX)
        throw badInput({
          limit: 'That would be too much at once. Please ask for fewer items or fewer fields.',
        });
      if (bytes < COUNTED) return;
      await reserve(reply, bytes);
      if (reply.raw.destroyed) return release(bytes);
      once(reply.raw, 'close', { signal: AbortSignal.timeout(RESERVED_FOR) })
        .catch(() => undefined)
        .finally(() => release(bytes));
    });
  },
  { name: 'large-answers' },
);
