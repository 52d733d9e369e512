import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { badInput, HttpError } from '../httpError';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Waits until there is memory for an answer. Call it before reading the text.
     * @param bytes size of the answer's text
     * @throws HttpError 400 when the answer would exceed the maximum, 503 when there is no memory
     * in time
     */
    reserveMemory: (reply: FastifyReply, bytes: number) => Promise<void>;
  }
}

/** Responses below this size, in bytes, are not counted. */
export const COUNTED = 256 * 1024;
/** Maximum size of a response, in bytes of text. */
const ANSWER_MAX = 32 * 1024 * 1024;
/**
 * Maximum total size of the large responses in progress, in bytes; a single one may exceed it. A
 * response needs several times its size in memory.
 */
const TOGETHER_MAX = 16 * 1024 * 1024;
/** Maximum number of waiting responses; beyond it the answer is 503. */
const WAITING_MAX = 50;
/** Maximum waiting time, in ms. */
const PATIENCE = 10_000;
/** Time that a response counts, in ms, so that a slow reader does not block the others. */
const COUNTED_FOR = 20_000;

interface Waiting {
  bytes: number;
  enter: () => void;
}

/**
 * Limits the memory for large responses: a limited number of bytes at a time, the others wait in a
 * queue. A closed connection leaves the queue.
 */
export const largeAnswers = plugin(
  async (app) => {
    let underWay = 0;
    const line: Waiting[] = [];

    const admit = () => {
      for (
        let next = line[0];
        next && (underWay === 0 || underWay + next.bytes <= TOGETHER_MAX);
        next = line[0]
      ) {
        line.shift();
        underWay += next.bytes;
        next.enter();
      }
    };

    const leave = (bytes: number) => {
      underWay -= bytes;
      admit();
    };

    const inLine = (reply: FastifyReply, bytes: number): Promise<void> =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = {
          bytes,
          enter: () => {
            clearTimeout(patience);
            reply.raw.off('close', giveUp);
            resolve();
          },
        };
        const giveUp = () => {
          clearTimeout(patience);
          reply.raw.off('close', giveUp);
          line.splice(line.indexOf(waiting), 1);
          reply.header('retry-after', '10');
          reject(
            new HttpError(
              503,
              'Too many long lists are being read. Please try again in a few seconds.',
            ),
          );
          admit();
        };
        const patience = setTimeout(giveUp, PATIENCE);
        reply.raw.on('close', giveUp);
        line.push(waiting);
        if (line.length > WAITING_MAX) giveUp();
        else admit();
      });

    app.decorate('reserveMemory', async (reply, bytes) => {
      if (bytes > ANSWER_MAX)
        throw badInput({
          limit: 'That would be too much at once. Please ask for fewer items or fewer fields.',
        });
      if (bytes < COUNTED) return;
      await inLine(reply, bytes);
      if (reply.raw.destroyed) return leave(bytes);
      once(reply.raw, 'close', { signal: AbortSignal.timeout(COUNTED_FOR) })
        .catch(() => undefined)
        .finally(() => leave(bytes));
    });
  },
  { name: 'large-answers' },
);
