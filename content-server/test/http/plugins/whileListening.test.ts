import fastify from 'fastify';
import { failedRounds, whileListening } from '../../../src/http/plugins/whileListening';
import type { Database } from '../../../src/db/database';
import { OperatorError } from '../../../src/process/operatorError';
import { ownDatabase } from '../../../testing/ownDatabase';
import { until } from '../../../testing/until';

let database: Database;
ownDatabase((opened) => {
  database = opened;
});

test('a round that hangs or fails stops neither its own next round nor others, and is noted until one succeeds', async () => {
  const app = fastify();
  app.decorate('database', database);
  const rounds = { hanging: 0, failing: 0, good: 0 };
  const aborted: boolean[] = [];
  let isMended = false;
  whileListening(app, {
    every: 5,
    limit: 30,
    failure: 'It hangs.',
    work: async (signal) => {
      rounds.hanging += 1;
      signal.addEventListener('abort', () => aborted.push(true));
      if (!isMended) await new Promise(() => {});
    },
  });
  whileListening(app, {
    every: 5,
    limit: 60_000,
    failure: 'It fails.',
    work: async () => {
      rounds.failing += 1;
      if (!isMended) throw new OperatorError(`The reason of round ${rounds.failing}.`);
    },
  });
  whileListening(app, { every: 5, limit: 60_000, failure: 'Never.', work: async () => (rounds.good += 1) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await until(async () => Object.values(rounds).every((count) => count > 2));
  expect(aborted.length).toBeGreaterThan(1);
  const since = expect.any(String);
  const failed = await failedRounds(database);
  expect(failed.sort((one, other) => one.text.localeCompare(other.text))).toMatchObject([
    { text: 'It fails.', reason: expect.stringMatching(/^The reason of round \d+\.$/), since },
    { text: 'It hangs.', reason: 'It took longer than 0.0005 minutes.', since },
  ]);
  isMended = true;
  await until(async () => (await failedRounds(database)).length === 0);
  await app.close();
});
