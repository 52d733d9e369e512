import fastify from 'fastify';
import { failedRounds, runPeriodically } from '../../../src/http/plugins/runPeriodically';
import type { Database } from '../../../src/db/database';
import { OperatorError } from '../../../src/process/operatorError';
import { ownDatabase } from '../../../testing/ownDatabase';
import { eventually } from '../../../testing/eventually';

let database: Database;
ownDatabase((opened) => {
  database = opened;
});

test('a run that hangs, is late or fails stops no other; a failure is stored until a run succeeds', async () => {
  const app = fastify();
  app.decorate('database', database);
  const rounds = { failing: 0, good: 0, late: 0 };
  let isMended = false;
  runPeriodically(app, {
    every: 5,
    failure: 'It hangs.',
    // Aborted by the signal, so that the server can close.
    work: (signal) => new Promise((resolve) => signal.addEventListener('abort', resolve)),
  });
  runPeriodically(app, {
    every: 5,
    failure: 'It fails.',
    work: async () => {
      rounds.failing += 1;
      if (!isMended) throw new OperatorError(`The reason of round ${rounds.failing}.`);
    },
  });
  runPeriodically(app, {
    every: 5,
    limit: 30,
    failure: 'It is late.',
    work: async () => {
      rounds.late += 1;
      if (!isMended) await new Promise(() => {});
    },
  });
  runPeriodically(app, { every: 5, failure: 'Never.', work: async () => (rounds.good += 1) });
  await app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => Object.values(rounds).every((count) => count > 2));
  const since = expect.any(String);
  const failed = await failedRounds(database);
  expect(failed.sort((one, other) => one.text.localeCompare(other.text))).toMatchObject([
    { text: 'It fails.', reason: expect.stringMatching(/^The reason of round \d+\.$/), since },
    { text: 'It is late.', reason: 'It took longer than 0.0005 minutes.', since },
  ]);
  isMended = true;
  await eventually(async () => (await failedRounds(database)).length === 0);
  await app.close();
});
