import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './parts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './serverFlags';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test.each([
  ['npm start', scripts.start],
  ['npm run serve', scripts.serve],
  [
    'charity-site serve',
    /export MALLOC.*\n.*exec node .*/.exec(read('content-server/bin/charity-site'))?.[0],
  ],
])('%s starts the server with its environment and options for Node', (_way, command = '') => {
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
    expect(command).toContain(`${name}=${value}`);
  const flags = command.split(' ').filter((word) => word.startsWith('--') && word !== '--import');
  expect(flags).toEqual(SERVER_FLAGS);
});
