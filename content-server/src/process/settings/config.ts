import { resolve } from 'node:path';
import { ValidationError } from 'yup';
import type { MailSettings } from './mailSettings';
import { projectRoot } from './projectRoot';
import { parseDeployTokens, type DeployToken } from './deployTokens';
import { settings, type Settings } from './settings';

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
  /** Number of proxies in front of the server that are trusted, or their addresses; false for none. */
  trustProxy: false | number | string;
  logLevel: Settings['LOG_LEVEL'];
  /** Who may release over HTTP, and which remote; none: nobody. */
  deployTokens: DeployToken[];
  /** True when a browser may take a remote from its own machine (docs/decisions/0008). */
  remoteOverrides: boolean;
  /** True when browsers keep pages for reading without a connection; otherwise the worker that does it is removed. */
  serviceWorker: boolean;
  /** Watch of versions that went live recently (docs/decisions/0028). */
  watch: {
    /** Interval of the comparison with the versions before, in ms; 0: never. */
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
  /** The folder of nightly snapshots; undefined: none are made. */
  backupDir?: string;
  /** For how many days earlier versions of content are kept. */
  historyDays: number;
  /** Mail settings; undefined: no mail is sent. */
  mail?: MailSettings;
}

/** The folder of uploaded pictures and documents. */
export const picturesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => resolve(dataDir, 'uploads');

/** Maximum number of calls of one address, each a minute. */
export interface RateLimits {
  signIn: number;
  publicWrites: number;
}

/** A setting that cannot be used; the message names each variable and what it must be. */
export class ConfigError extends Error {}

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
    backupDir: given.BACKUP_DIR && resolve(root, given.BACKUP_DIR),
    historyDays: given.HISTORY_DAYS,
    mail: given.SMTP_URL && given.MAIL_FROM ? { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM } : undefined,
  };
};
