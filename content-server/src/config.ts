import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { number, object, string, ValidationError, type InferType } from 'yup';
import { isSender, isSmtpUrl, type MailSettings } from './mail/mailSettings';
import { parseDeployTokens, type DeployToken } from './releases/deployTokens';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const isTimeZone = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const isDeployTokens = (text: string) => {
  try {
    parseDeployTokens(text);
    return true;
  } catch {
    return false;
  }
};

const isPostgresAddress = (text: string) => /^postgres(ql)?:\/\/\S+$/.test(text);

/** An address of a whole site: http or https, a host, perhaps a port, and nothing else. */
const isSiteUrl = (text: string) => {
  try {
    const { protocol, username, password, pathname, search, hash } = new URL(text);
    return (
      ['http:', 'https:'].includes(protocol) && `${username}${password}${search}${hash}` === '' && pathname === '/'
    );
  } catch {
    return false;
  }
};

const count = (fallback: number) =>
  number()
    .typeError('must be a number')
    .integer('must be a whole number')
    .min(1, 'must be at least 1')
    .default(fallback);

/** The settings, one row of the README's table each. */
const settings = object({
  PORT: number()
    .typeError('must be a port number, such as 3000')
    .integer('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65535, 'can be at most 65535')
    .default(3000),
  HOST: string().trim().default('localhost'),
  DATA_DIR: string().default('./data'),
  RELEASES_DIR: string().default('./releases'),
  SHELL_DIR: string().default('./shell/dist'),
  STORYBOOK_DIR: string().default('./storybook-static'),
  DATABASE_URL: string().test('postgres', 'must look like postgres://user:password@host/database', (value) =>
    value === undefined ? true : isPostgresAddress(value),
  ),
  ADMIN_EMAIL: string().trim().email('must be an e-mail address'),
  ADMIN_PASSWORD: string(),
  DEMO_CONTENT: string()
    .oneOf(['on', 'off'] as const, 'must be on or off')
    .default('on'),
  SITE_NAME: string().trim().default('Lamp of Mercy Trust'),
  SITE_URL: string()
    .trim()
    .test('site', 'must be an address without a path, such as https://lamp.example.org', (value) =>
      value === undefined ? true : isSiteUrl(value),
    ),
  SITE_PHONE: string().trim().default('+265 1 000 000'),
  SITE_EMAIL: string().trim().default('hello@example.org'),
  SITE_TIME_ZONE: string()
    .default('Africa/Blantyre')
    .test('zone', 'must be a time zone, such as Africa/Blantyre', (value) => isTimeZone(value)),
  TOKEN_SECRET: string(),
  TRUST_PROXY: string().default('off'),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
  DEPLOY_TOKENS: string()
    .default('')
    .test(
      'tokens',
      'must look like public-site=<secret>,admin-app=sha256:<hex>, each secret of 20 letters, digits or -._~+/= or more',
      isDeployTokens,
    ),
  REMOTE_OVERRIDES: string()
    .oneOf(['on', 'off'] as const, 'must be on or off')
    .default('off'),
  SERVICE_WORKER: string()
    .oneOf(['on', 'off'] as const, 'must be on or off')
    .default('on'),
  WATCH_INTERVAL: number()
    .typeError('must be a number of seconds')
    .integer('must be a whole number of seconds')
    .min(0, 'must be 0 or more')
    .max(3600, 'can be at most 3600')
    .default(10),
  WATCH_WEBHOOK: string()
    .trim()
    .test('webhook', 'must be an address, such as https://chat.example.org/hooks/abc', (value) =>
      value === undefined ? true : /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''),
    ),
  VITALS_SHARE: number()
    .typeError('must be a percentage, such as 100')
    .min(0, 'must be 0 or more')
    .max(100, 'can be at most 100')
    .default(100),
  METRICS_TOKEN: string().matches(/^[\w.~+/=-]{20,}$/, {
    message: 'must be a secret of 20 letters, digits or -._~+/= or more',
    excludeEmptyString: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: string()
    .trim()
    .matches(/^https?:\/\/\S+$/, {
      message: 'must be an address, such as http://127.0.0.1:4318',
      excludeEmptyString: true,
    }),
  OTEL_TRACES_EXPORTER: string()
    .oneOf(['otlp', 'none'] as const, 'must be otlp or none')
    .default('otlp'),
  OTEL_TRACES_SAMPLER_ARG: number()
    .typeError('must be a share, such as 0.1')
    .min(0, 'must be 0 or more')
    .max(1, 'can be at most 1')
    .default(1),
  SIGN_IN_LIMIT: count(20),
  PUBLIC_WRITE_LIMIT: count(20),
  HISTORY_DAYS: count(730),
  SMTP_URL: string()
    .trim()
    .test('smtp', 'must look like smtp://user:password@mail.example.org:587', (value) =>
      value === undefined ? true : isSmtpUrl(value),
    ),
  MAIL_FROM: string()
    .trim()
    .test('sender', 'must be an e-mail address, such as Lamp of Mercy <office@example.org>', (value) =>
      value === undefined ? true : isSender(value),
    )
    .when('SMTP_URL', {
      is: (url?: string) => url !== undefined && isSmtpUrl(url),
      then: (sender) => sender.required('must be set where SMTP_URL is'),
    }),
});

type Settings = InferType<typeof settings>;

/** Settings of the server, from environment variables. Folders are absolute. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  releasesDir: string;
  shellDir: string;
  /** Storybook's build; it need not be there. */
  storybookDir: string;
  /** `postgres://…`, or undefined for SQLite in `dataDir`. */
  databaseUrl?: string;
  admin: { email?: string; password?: string };
  demoContent: boolean;
  /** The public address, without a slash at its end; undefined means where the server listens. */
  siteUrl?: string;
  site: { name: string; phone: string; email: string; timeZone: string };
  /** The HS256 key, used unchanged. Undefined: one is generated and stored in `dataDir`. */
  tokenSecret?: string;
  /** How many proxies in front of the server are trusted, or their addresses; false for none. */
  trustProxy: false | number | string;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Who may release over HTTP, and which remote; none: nobody. */
  deployTokens: DeployToken[];
  /** Whether a browser may take a remote from its own machine (docs/decisions/0008). */
  remoteOverrides: boolean;
  /** Whether browsers keep pages for reading without a connection; otherwise the worker that does it is removed. */
  serviceWorker: boolean;
  /** How versions are watched that went live lately (docs/decisions/0028). */
  watch: {
    /** How often they are compared with the ones before, in ms; 0: never. */
    interval: number;
    /** Webhook that is called after an automatic rollback; undefined: none. */
    webhook?: string;
  };
  /** The share of visits whose speed browsers measure, from 0 to 1. */
  vitalsShare: number;
  /** Who may read /metrics from another machine; undefined: nobody. */
  metricsToken?: string;
  /** The share of the requests whose traces are sent to the collector, from 0 to 1. */
  tracedShare: number;
  /** Address of a collector that measurements are sent to (OpenTelemetry, OTLP over HTTP). */
  otlpEndpoint?: string;
  limits: RateLimits;
  /** For how many days earlier versions of content are kept. */
  historyDays: number;
  /** How mail is sent; undefined: not at all. */
  mail?: MailSettings;
}

/** How often one address may call, each a minute. */
export interface RateLimits {
  signIn: number;
  publicWrites: number;
}

/** A setting that cannot be used; the message names each variable and what it must be. */
export class ConfigError extends Error {}

/**
 * The project's root: relative folders count from there, so that `npm start` at the root and `npm run dev -w
 * content-server` open the same data. Outside the project (a container with the built file alone) it is the folder the
 * server was started in.
 */
export const projectRoot = (from = process.cwd()): string => {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && readFileSync(manifest, 'utf8').includes('"workspaces"')) return folder;
    if (dirname(folder) === folder) return resolve(from);
  }
};

/** `on` is one proxy: of a header that visitors can begin themselves, only what that proxy has added is trusted. */
const trustedProxy = (value: string): Config['trustProxy'] => {
  if (/^(off|false|no|0)$/i.test(value)) return false;
  if (/^(on|true|yes)$/i.test(value)) return 1;
  return /^\d+$/.test(value) ? Number(value) : value;
};

const checked = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  try {
    return settings.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ConfigError(error.inner.map((one) => `${one.path}: ${one.message}.`).join('\n'));
  }
};

/**
 * Reads the settings from environment variables; an empty one counts as unset.
 * Throws a ConfigError that says which variable is wrong and what it must be.
 */
export const readConfig = (environment: NodeJS.ProcessEnv = process.env, root = projectRoot()): Config => {
  const given = checked(environment);
  return {
    port: given.PORT,
    host: given.HOST,
    dataDir: resolve(root, given.DATA_DIR),
    releasesDir: resolve(root, given.RELEASES_DIR),
    shellDir: resolve(root, given.SHELL_DIR),
    storybookDir: resolve(root, given.STORYBOOK_DIR),
    databaseUrl: given.DATABASE_URL,
    admin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    demoContent: given.DEMO_CONTENT === 'on',
    siteUrl: given.SITE_URL && new URL(given.SITE_URL).origin,
    site: {
      name: given.SITE_NAME,
      phone: given.SITE_PHONE,
      email: given.SITE_EMAIL,
      timeZone: given.SITE_TIME_ZONE,
    },
    tokenSecret: given.TOKEN_SECRET,
    trustProxy: trustedProxy(given.TRUST_PROXY),
    logLevel: given.LOG_LEVEL,
    deployTokens: parseDeployTokens(given.DEPLOY_TOKENS),
    remoteOverrides: given.REMOTE_OVERRIDES === 'on',
    serviceWorker: given.SERVICE_WORKER === 'on',
    watch: { interval: given.WATCH_INTERVAL * 1000, webhook: given.WATCH_WEBHOOK },
    vitalsShare: given.VITALS_SHARE / 100,
    metricsToken: given.METRICS_TOKEN,
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    tracedShare: given.OTEL_TRACES_EXPORTER === 'none' ? 0 : given.OTEL_TRACES_SAMPLER_ARG,
    limits: { signIn: given.SIGN_IN_LIMIT, publicWrites: given.PUBLIC_WRITE_LIMIT },
    historyDays: given.HISTORY_DAYS,
    mail: given.SMTP_URL && given.MAIL_FROM ? { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM } : undefined,
  };
};
