import { resolve } from 'node:path';
import { ValidationError } from 'yup';
import { OperatorError } from '../operatorError';
import { projectRoot } from './projectRoot';
import { parseDeployTokens } from './deployTokens';
import type { MailSettings } from './mailSettings';
import { settings, type Settings } from './settings';

/** The folder of uploaded pictures and documents. */
export const picturesFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  resolve(dataDir, 'uploads');

/**
 * `on` means one proxy: visitors can send the header themselves, so only the proxy's own entry is
 * trusted.
 */
const trustedProxy = (value: string): false | number | string => {
  if (/^(off|false|no|0)$/i.test(value)) return false;
  if (/^(on|true|yes)$/i.test(value)) return 1;
  return /^\d+$/.test(value) ? Number(value) : value;
};

const checked = (environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  try {
    return settings.validateSync(given, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new OperatorError(
      [
        'A setting cannot be used.',
        ...error.inner.map((one) => `${one.path}: ${one.message}.`),
      ].join('\n'),
    );
  }
};

const mailOf = ({ SMTP_URL: smtpUrl, MAIL_FROM: from }: Settings): MailSettings | undefined =>
  smtpUrl && from ? { smtpUrl, from } : undefined;

/**
 * The settings in the code's units: folders are absolute, times are in ms, shares are from 0 to 1.
 */
const configOf = (given: Settings, root: string) => ({
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
  serviceWorker: given.SERVICE_WORKER === 'on',
  watch: { interval: given.WATCH_INTERVAL * 1000, webhook: given.WATCH_WEBHOOK },
  vitalsShare: given.VITALS_SHARE / 100,
  metricsToken: given.METRICS_TOKEN,
  otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
  tracedShare: given.OTEL_TRACES_EXPORTER === 'none' ? 0 : given.OTEL_TRACES_SAMPLER_ARG,
  limits: { signIn: given.SIGN_IN_LIMIT, publicWrites: given.PUBLIC_WRITE_LIMIT },
  backupDir: given.BACKUP_DIR && resolve(root, given.BACKUP_DIR),
  historyDays: given.HISTORY_DAYS,
  mail: mailOf(given),
});

/** Settings of the server, from environment variables; `settings.ts` says what each means. */
export type Config = ReturnType<typeof configOf>;

/** Maximum number of calls per IP address and minute. */
export type RateLimits = Config['limits'];

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 *
 * @throws OperatorError that says which variables are wrong and what they must be
 */
export const readConfig = (
  environment: NodeJS.ProcessEnv = process.env,
  root = projectRoot(),
): Config => configOf(checked(environment), root);
