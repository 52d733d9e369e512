import fastify from 'fastify';
import { DatabaseUnavailable } from '../../db/dialects/faults';
import { errors } from './errors';

const BUSY = 'The server is busy just now. Please try again in a few seconds.';
const FULL =
  'The server has no space left, so nothing was saved. Please tell the person who runs it.';
const WRONG = 'Something went wrong on the server. Please try again.';

const withCode = (code: string) => Object.assign(new Error('The inner reason.'), { code });

test.each([
  [
    'a database that does not answer in time',
    new DatabaseUnavailable(new Error('locked')),
    503,
    BUSY,
    '5',
  ],
  ['a conflict in PostgreSQL', withCode('40P01'), 503, BUSY, '5'],
  ['a file of the database that cannot be written', withCode('SQLITE_READONLY'), 503, BUSY, '5'],
  ['a full disk below SQLite', withCode('SQLITE_FULL'), 507, FULL, undefined],
  ['a full disk below PostgreSQL', withCode('53100'), 507, FULL, undefined],
  ['a full disk below a file', withCode('ENOSPC'), 507, FULL, undefined],
  ['any other fault', withCode('EIO'), 500, WRONG, undefined],
])('%s is answered without its inner reason', async (_what, error, status, message, retryAfter) => {
  const app = fastify();
  await app.register(errors);
  app.get('/', () => Promise.reject(error));
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([
    status,
    { message },
    retryAfter,
  ]);
});
