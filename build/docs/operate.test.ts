import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENT_MAX_BYTES } from '@charity-site/api-client/entities';
import { ROOT } from '../parts/parts';

const FOLDER = 'docs/operate';
const read = (file: string) => readFileSync(path.join(ROOT, FOLDER, file), 'utf8');
const page = readFileSync(path.join(ROOT, 'docs/operate.md'), 'utf8');

/** The settings of a file with a `NAME=value` on each line. A name can occur more than once. */
const settingsOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const environment = read('charity-site.env');
const [host, port, dataDir, releasesDir] = ['HOST', 'PORT', 'DATA_DIR', 'RELEASES_DIR'].map(
  (name) => settingsOf(environment, name)[0],
);

/** Settings by section, as in systemd.directives(7). systemd passes over other names, and over those in another section. */
const KNOWN: Partial<Record<string, string[]>> = {
  Unit: ['Description', 'Documentation', 'Wants', 'Requires', 'After', 'StartLimitIntervalSec', 'StartLimitBurst'],
  Service: [
    ...['Type', 'ExecStart', 'Restart', 'RestartSec', 'TimeoutStopSec', 'WatchdogSec'],
    ...['User', 'Group', 'WorkingDirectory', 'Environment', 'EnvironmentFile', 'StateDirectory', 'StateDirectoryMode'],
    ...['UMask', 'NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'ProtectSystem', 'ProtectHome'],
    ...['ProtectKernelTunables', 'ProtectControlGroups', 'RestrictAddressFamilies'],
  ],
  Install: ['WantedBy'],
};

describe('the systemd unit', () => {
  const unit = read('charity-site.service');
  const one = (name: string): string => {
    const values = settingsOf(unit, name);
    expect([name, values]).toEqual([name, [expect.any(String)]]);
    return String(values[0]);
  };

  test('has only settings that systemd knows, each in its section', () => {
    let section = '';
    const unknown = unit.split('\n').filter((line) => {
      section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
      const name = /^([^#;[][^=]*)/.exec(line)?.[1];
      return name !== undefined && !KNOWN[section]?.includes(name);
    });
    expect(unknown).toEqual([]);
  });

  // systemd-analyze comes with systemd, which containers lack. The test above checks the names everywhere.
  const analyze = (...given: string[]) => spawnSync('systemd-analyze', given, { encoding: 'utf8' });
  if (analyze('--version').error)
    test.todo('has values that systemd accepts: not checked here, because systemd-analyze is not installed');
  else
    test('has values that systemd accepts', () => {
      for (const file of ['charity-site.service', 'charity-site-backup.service', 'charity-site-backup.timer']) {
        const { stderr } = analyze('verify', path.join(ROOT, FOLDER, file));
        expect(stderr).not.toMatch(/charity-site\S*:\d+:/);
      }
    });

  test('starts the program in the folder where the site is installed', () => {
    const program = /^\/usr\/bin\/node (?:--\S+ )*(\S+)$/.exec(one('ExecStart'))?.[1];
    expect(existsSync(path.join(ROOT, String(program)))).toBe(true);
    expect(page).toContain(`cd ${one('WorkingDirectory')}\n`);
  });

  test('runs as the account and reads the file that the installation creates', () => {
    expect(page).toMatch(new RegExp(`useradd .* ${one('User')}$`, 'm'));
    expect(one('Group')).toBe(one('User'));
    expect(page).toContain(`install -m 600 ${FOLDER}/charity-site.env ${one('EnvironmentFile')}\n`);
  });

  test('lets the server write where it keeps its data, and nowhere else', () => {
    expect(one('ProtectSystem')).toBe('strict');
    const writable = `/var/lib/${one('StateDirectory')}/`;
    for (const folder of [dataDir, releasesDir]) expect(folder?.startsWith(writable)).toBe(true);
  });
});

/** Bytes of a size: '24m' of nginx are mebibytes, '24MB' of Caddy are megabytes. */
const bytesOf = (size = ''): number => Number.parseInt(size, 10) * (size.endsWith('MB') ? 1_000_000 : 1024 * 1024);

/** The largest request: a document with the other fields of its form. */
const LARGEST = DOCUMENT_MAX_BYTES + 1024 * 1024;

describe('the samples of a proxy', () => {
  test('nginx replaces every header that TRUST_PROXY trusts, so that no visitor can invent one', () => {
    const conf = read('nginx.conf');
    const headers = new Map(
      [...conf.matchAll(/^ *proxy_set_header (\S+) (\S+);$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(Object.fromEntries(headers)).toMatchObject({
      Host: '$host',
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Proto': '$scheme',
      'X-Forwarded-Host': '$host',
    });
    expect(conf).toContain(`server ${host}:${port};`);
    expect(bytesOf(/^ *client_max_body_size (\d+m);$/m.exec(conf)?.[1])).toBeGreaterThanOrEqual(LARGEST);
  });

  test('nginx serves the site with TLS only: what comes without is sent there', () => {
    const servers = read('nginx.conf')
      .split(/^server \{$/m)
      .slice(1);
    const [plain, secure] = ['80', '443'].map((door) => servers.filter((one) => one.includes(`listen ${door}`)));
    expect(plain).toEqual([expect.stringMatching(/^ *return 301 https:\/\/site\.example\$request_uri;$/m)]);
    expect(plain?.[0]).not.toContain('proxy_pass');
    expect(secure).toEqual([expect.stringMatching(/^ *listen 443 ssl\b.*;$/m)]);
    for (const name of ['ssl_certificate', 'ssl_certificate_key', 'ssl_protocols'])
      expect(secure?.[0]).toMatch(new RegExp(`^ *${name} +\\S.*;$`, 'm'));
    expect(secure?.[0]).toContain('proxy_pass http://charity_site;');
  });

  test('Caddy does so by itself, and is told nothing else', () => {
    const conf = read('Caddyfile');
    // Caddy gets a certificate for an address without a scheme and a port.
    expect(conf).toMatch(/^site\.example \{$/m);
    expect(conf).toMatch(new RegExp(`^\\treverse_proxy ${host}:${port}$`, 'm'));
    expect(conf).not.toMatch(/^\s*(trusted_proxies|header_up)/m);
    expect(bytesOf(/^\s*max_size (\d+MB)$/m.exec(conf)?.[1])).toBeGreaterThanOrEqual(LARGEST);
  });

  test('are what the sample settings trust: one proxy on the same machine', () => {
    expect(settingsOf(environment, 'TRUST_PROXY')).toEqual(['on']);
    expect(host).toBe('127.0.0.1');
  });
});
