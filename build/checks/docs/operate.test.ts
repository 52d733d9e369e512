import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_MAX_BYTES } from '@charity-site/api-client/entities';
import { PACKED_MAX } from '@charity-site/registry/store';
import { ROOT } from '../../parts/parts';

const FOLDER = 'docs/operate';
const read = (file: string) => readFileSync(path.join(ROOT, FOLDER, file), 'utf8');

/** A setting in a file of `NAME=value` lines. */
const settingOf = (text: string, name: string): string =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';

const environment = read('charity-site.env');
const [host, port] = ['HOST', 'PORT'].map((name) => settingOf(environment, name));

describe('the systemd unit', () => {
  const unit = read('charity-site.service');

  // systemd-analyze comes with systemd, which containers lack.
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  if (analyze('--version').error)
    test.todo(
      'has settings that systemd accepts: not checked here, because systemd-analyze is not installed',
    );
  else
    test('has settings that systemd accepts', () => {
      for (const file of [
        'charity-site.service',
        'charity-site-backup.service',
        'charity-site-backup.timer',
      ]) {
        const { stderr } = analyze('verify', path.join(ROOT, FOLDER, file));
        expect(stderr).not.toMatch(/charity-site\S*:\d+:/);
      }
    });

  test('runs an existing script and can write to its data folders', () => {
    const [, program, command] =
      /^\/srv\/charity-site\/node_modules\/\.bin\/(\S+) (\w+)$/.exec(
        settingOf(unit, 'ExecStart'),
      ) ?? [];
    expect(existsSync(path.join(ROOT, 'content-server/bin', String(program)))).toBe(true);
    expect(command).toBe('serve');
    const writable = `/var/lib/${settingOf(unit, 'StateDirectory')}/`;
    for (const folder of ['DATA_DIR', 'RELEASES_DIR'])
      expect(settingOf(environment, folder)).toContain(writable);
  });
});

/** Bytes of a size: '24m' of nginx are mebibytes, '24MB' of Caddy are megabytes. */
const bytesOf = (size = ''): number =>
  Number.parseInt(size, 10) * (size.endsWith('MB') ? 1_000_000 : 1024 * 1024);

/** Size of the largest request: a document with its form fields, or the archive of a release. */
const MAX_REQUEST_BYTES = Math.max(DOCUMENT_MAX_BYTES + 1024 * 1024, PACKED_MAX);

describe('the samples of a proxy', () => {
  const [nginx, caddy] = [read('nginx.conf'), read('Caddyfile')];

  test('forward to the server of the sample settings', () => {
    expect(nginx).toContain(`server ${host}:${port};`);
    expect(caddy).toContain(`reverse_proxy ${host}:${port}\n`);
  });

  test('fit a server that trusts its proxy', () => {
    expect(settingOf(environment, 'TRUST_PROXY')).toBe('on');
  });

  test('allow the largest upload', () => {
    expect(bytesOf(/^ *client_max_body_size (\d+m);$/m.exec(nginx)?.[1])).toBeGreaterThanOrEqual(
      MAX_REQUEST_BYTES,
    );
    expect(bytesOf(/^\s*max_size (\d+MB)$/m.exec(caddy)?.[1])).toBeGreaterThanOrEqual(
      MAX_REQUEST_BYTES,
    );
  });

  // Caddy does this by default.
  test('replace every header that the server trusts, so that clients cannot spoof them', () => {
    const headers = [...nginx.matchAll(/^ *proxy_set_header (\S+) (\S+);$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Proto': '$scheme',
      'X-Forwarded-Host': '$host',
    });
  });
});
