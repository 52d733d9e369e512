import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaDescription } from 'yup';
import { OperatorError } from '../operatorError';
import { readConfig } from './config';
import { projectRoot } from './projectRoot';
import { settings } from './settings';

const read = (environment: Record<string, string>) => readConfig(environment, '/site');

test('has a default for every setting', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: '/site/data',
    releasesDir: '/site/releases',
    shellDir: '/site/shell/dist',
    remotesDir: '/site/remotes',
    storybookDir: '/site/storybook-static',
    databaseUrl: undefined,
    admin: { email: undefined, password: undefined },
    demoContent: true,
    site: {
      name: 'Lamp of Mercy Trust',
      phone: '+265 1 000 000',
      email: 'hello@example.org',
      timeZone: 'Africa/Blantyre',
    },
    tokenSecret: undefined,
    trustProxy: false,
    logLevel: 'info',
    deployTokens: [],
    serviceWorker: true,
    watch: { interval: 10_000, webhook: undefined },
    vitalsShare: 1,
    metricsToken: undefined,
    otlpEndpoint: undefined,
    tracedShare: 1,
    limits: { signIn: 20, publicWrites: 20 },
    historyDays: 730,
    mail: undefined,
  });
});

test('the password of a database may have a comma', () => {
  const url = 'postgres://site:a,b@localhost/site';
  expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each([
  ['PORT', 'high', 'PORT: must be a port number, such as 3000.'],
  ['PORT', '70000', 'PORT: can be at most 65535.'],
  [
    'DATABASE_URL',
    'mysql://x',
    'DATABASE_URL: must look like postgres://user:password@host/database.',
  ],
  ...['u:a,b@one:5432,two:5433/site', 'u:p@one,two', '/site?host=one,two'].map(
    (hosts): [string, string, string] => [
      'DATABASE_URL',
      `postgres://${hosts}`,
      'DATABASE_URL: must name one host. To use the one of several that is the primary, name a proxy, such as PgBouncer or HAProxy.',
    ],
  ),
  ['DEMO_CONTENT', 'yes', 'DEMO_CONTENT: must be on or off.'],
  ['OTEL_TRACES_EXPORTER', 'console', 'OTEL_TRACES_EXPORTER: must be otlp or none.'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'OTEL_TRACES_SAMPLER_ARG: can be at most 1.'],
  [
    'SITE_TIME_ZONE',
    'Africa/Nowhere',
    'SITE_TIME_ZONE: must be a time zone, such as Africa/Blantyre.',
  ],
  ...[
    'lamp.example.org',
    'ftp://a.org',
    'https://a.org/site',
    'https://a@a.org',
    'https://a.org/?x',
    '/',
  ].map((url): [string, string, string] => [
    'SITE_URL',
    url,
    'SITE_URL: must be an address without a path, such as https://lamp.example.org.',
  ]),
  ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL: must be an e-mail address.'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL: must be one of trace, debug, info, warn, error, fatal, silent.',
  ],
  [
    'DEPLOY_TOKENS',
    'public-site=short',
    'DEPLOY_TOKENS: must look like public-site=<secret>,admin-app=sha256:<hex>, each secret of 20 letters, digits or -._~+/= or more.',
  ],
  [
    'REMOTE_OVERRIDES',
    'on',
    'REMOTE_OVERRIDES: no longer exists; remove it. To work on a remote inside this site, run DEPLOYED=https://site.example npm run dev -w public-site. To show a build to others, run npm run release -- public-site --preview.',
  ],
  ['SERVICE_WORKER', 'no', 'SERVICE_WORKER: must be on or off.'],
  ['WATCH_INTERVAL', '-1', 'WATCH_INTERVAL: must be 0 or more.'],
  [
    'WATCH_WEBHOOK',
    'ftp://chat',
    'WATCH_WEBHOOK: must be an address, such as https://chat.example.org/hooks/abc.',
  ],
  ...['mail.example.org', 'https://mail.example.org', 'smtp:'].map(
    (address): [string, string, string] => [
      'SMTP_URL',
      address,
      'SMTP_URL: must look like smtp://user:password@mail.example.org:587.',
    ],
  ),
  [
    'MAIL_FROM',
    'a@b, c@d',
    'MAIL_FROM: must be an e-mail address, such as Lamp of Mercy <office@example.org>.',
  ],
  ['SIGN_IN_LIMIT', '0', 'SIGN_IN_LIMIT: must be at least 1.'],
])('rejects %s with the value %s', (name, value, text) => {
  expect(() => read({ [name]: value })).toThrow(
    new OperatorError(`A setting cannot be used.\n${text}`),
  );
});

test('sends mail if both the server and the sender are set', () => {
  const [smtpUrl, from] = ['smtp://127.0.0.1:2525', 'Lamp of Mercy <office@example.org>'];
  expect(read({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({ smtpUrl, from });
  expect(() => read({ SMTP_URL: smtpUrl })).toThrow(
    /^MAIL_FROM: must be set where SMTP_URL is\.$/m,
  );
});

test('ignores a removed setting that is off', () => {
  expect(read({ REMOTE_OVERRIDES: 'off' })).toEqual(read({}));
});

test('reports all invalid settings at once, and treats an empty variable as unset', () => {
  expect(() => read({ PORT: 'x', DEMO_CONTENT: 'x' })).toThrow(
    /PORT.*\n?.*DEMO_CONTENT|DEMO_CONTENT.*\n?.*PORT/s,
  );
  expect(read({ PORT: '', ADMIN_PASSWORD: ' ', SITE_NAME: '' })).toEqual(read({}));
});

test('reads TRUST_PROXY and SITE_URL', () => {
  for (const [text, meaning] of [
    ['off', false],
    ['on', 1],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
  ] as const)
    expect(read({ TRUST_PROXY: text }).trustProxy).toBe(meaning);
  for (const [text, meaning] of [
    ['https://lamp.example.org', 'https://lamp.example.org'],
    ['https://lamp.example.org/', 'https://lamp.example.org'],
    [' http://Lamp.example.org:8080/ ', 'http://lamp.example.org:8080'],
  ] as const)
    expect(read({ SITE_URL: text }).siteUrl).toBe(meaning);
});

test('resolves relative folders against the root of the project, wherever it is started', () => {
  const root = projectRoot(__dirname);
  expect(projectRoot(join(root, 'content-server', 'src'))).toBe(root);
  expect(projectRoot(join(root, 'content-server'))).toBe(root);
  const elsewhere = mkdtempSync(join(tmpdir(), 'config-'));
  expect(projectRoot(elsewhere)).toBe(elsewhere);
});

test('docs/operate.md describes every setting and its default', () => {
  const page = readFileSync(join(projectRoot(__dirname), 'docs/operate.md'), 'utf8');
  const [, list = ''] = /^## Settings$(.*?)^For development:$/ms.exec(page) ?? [];
  const rows = Object.entries(settings.describe().fields).map(([name, rule]) => {
    const { default: fallback } = rule as SchemaDescription;
    return `- \`${name}\`${fallback ? ` (\`${String(fallback)}\`)` : ''}: `;
  });
  const listed = list.split(/\n(?=- )/).slice(1);
  expect(
    listed.map((row) => /^- `\w+`( \(`.*?`\))?:\s(?=\S)/.exec(row)?.[0].replace(/\s$/, ' ')),
  ).toEqual(rows);
});

test('accepts the sample settings, which docs/operate.md lists', () => {
  const root = projectRoot(__dirname);
  const sample = readFileSync(join(root, 'docs/operate/charity-site.env'), 'utf8');
  const entries = [...sample.matchAll(/^(\w+)=(.*)$/gm)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replace(/^"(.*)"$/, '$1')],
  );
  expect(read(Object.fromEntries(entries))).toMatchObject({
    trustProxy: 1,
    siteUrl: 'https://site.example',
  });
  const page = readFileSync(join(root, 'docs/operate.md'), 'utf8');
  for (const [name] of entries) expect(page).toContain(`\`${name}\``);
});
