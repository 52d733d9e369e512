import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const BIN = join(__dirname, '../../bin');

/** A module that makes Node pretend another version. */
const pretending = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;

test.each(['serve', 'admin', 'releases'])('%s refuses Node 18 in one sentence', (program) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', pretending('18.20.4'), join(BIN, `${program}.js`)],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'This site needs Node 20.19 or newer. This is Node 18.20.4 (docs/operate.md).\n',
  });
});
