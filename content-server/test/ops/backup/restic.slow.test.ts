import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoWriter } from '../../../src/ops/demo/writer';
import { folderWith } from '../../../testing/folders';
import { sharedSite } from '../../../testing/sharedSite';

const DOCS = path.join(__dirname, '../../../../docs');

/** The commands of docs/operate.md, with its placeholders put in. */
const documented = (folder: string): string[] => {
  const page = readFileSync(path.join(DOCS, 'operate.md'), 'utf8');
  const [, block = ''] = /```sh\n(export RESTIC_REPOSITORY[^`]*)```/.exec(page) ?? [];
  return block
    .replace(/RESTIC_REPOSITORY=\S+/, `RESTIC_REPOSITORY=${folder}/repository`)
    .replace(/RESTIC_PASSWORD_FILE=\S+/, `RESTIC_PASSWORD_FILE=${folder}/password`)
    .replaceAll('/var/lib/charity-site/backups', `${folder}/backups`)
    .trim()
    .split('\n');
};

const shared = sharedSite();
const { admin } = shared;

if (spawnSync('restic', ['version']).error)
  test.todo(
    'restic keeps snapshots: not tested, because restic is not installed (on Debian: apt-get install restic)',
  );
else
  test('restic keeps snapshots with the documented commands, adds little the next night, and gives them back whole', async () => {
    const folder = await folderWith({});
    await mkdir(`${folder}/backups`);
    await writeFile(`${folder}/password`, 'a password for tests');
    const addPartner = (name: string) =>
      shared.inDatabase((database) =>
        demoWriter(database).add(
          'partners',
          { name, logo: '/uploads/a.png', order: 1 },
          new Date(),
        ),
      );
    await shared.addAdministrator();
    await addPartner('First');
    const [settings = '', init = '', ...nightly] = documented(folder);
    const run = (...commands: string[]): string => {
      const { status, stdout, stderr } = spawnSync(
        'bash',
        ['-ec', [settings, ...commands].join('\n')],
        {
          encoding: 'utf8',
          env: { PATH: process.env.PATH, HOME: folder },
        },
      );
      expect([status, stderr]).toEqual([0, '']);
      return stdout;
    };
    const unit = readFileSync(path.join(DOCS, 'operate/charity-site-backup.service'), 'utf8');
    const timed = [...unit.matchAll(/^ExecStart=\/usr\/bin\/(.*)$/gm)].map(
      ([, command = '']) => command,
    );
    const page = documented('/var/lib/charity-site');
    expect(page).toEqual(expect.arrayContaining(timed));

    await admin('snapshot', `${folder}/backups`);
    run(init, ...nightly);
    await addPartner('Second');
    await admin('snapshot', `${folder}/backups`);
    expect(run(...nightly)).toMatch(/Files: +2 new/);

    await rm(`${folder}/backups`, { recursive: true });
    run(`restic restore latest --target /`);
    expect(await admin('verify', `${folder}/backups`)).toMatch(/ is whole\. /);
  });
