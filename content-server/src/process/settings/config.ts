import { resolve } from 'node:path';
import { ValidationError } from 'yup';
import { OperatorError } from '../operatorError';
import { programRoot, projectRoot } from './projectRoot';
import { parseDeployTokens } from './deployTokens';
import type { MailSettings } from './mailSettings';
import { settings, type Settings } from './settings';

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
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value?.trim()),
  );
  try {
    return settings.validateSync(present, { abortEarly: false, stripUnknown: true });
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

/** Access to a bucket of an S3-compatible service. */
export interface Bucket {
  /** Its URL, without a slash at the end. */
  address: string;
  /** Beginning of all names in it: empty, or with a slash at the end. */
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const bucketOf = (values: Settings): Bucket | undefined => {
  const { FILES: files, AWS_REGION: region } = values;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!files || !accessKeyId || !secretAccessKey) return undefined;
  const { host, pathname } = new URL(files);
  const service = values.FILES_ENDPOINT ?? `https://s3.${region}.amazonaws.com`;
  const prefix = pathname.replace(/^\/|\/$/g, '');
  return {
    address: `${service.replace(/\/$/, '')}/${host}`,
    prefix: prefix && `${prefix}/`,
    region,
    accessKeyId,
    secretAccessKey,
  };
};

/**
 * The settings in the code's units: folders are absolute, times are in ms, shares are from 0 to 1.
 */
const configOf = (values: Settings, root: string, program: string) => ({
  port: values.PORT,
  host: values.HOST,
  dataDir: resolve(root, values.DATA_DIR),
  releasesDir: resolve(root, values.RELEASES_DIR),
  shellDir: resolve(program, values.SHELL_DIR),
  remotesDir: resolve(program, values.REMOTES_DIR),
  storybookDir: resolve(program, values.STORYBOOK_DIR),
  databaseUrl: values.DATABASE_URL,
  bucket: bucketOf(values),
  admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
  demoContent: values.DEMO_CONTENT === 'on',
  siteUrl: values.SITE_URL && new URL(values.SITE_URL).origin,
  site: {
    name: values.SITE_NAME,
    phone: values.SITE_PHONE,
    email: values.SITE_EMAIL,
    timeZone: values.SITE_TIME_ZONE,
  },
  tokenSecret: values.TOKEN_SECRET,
  trustProxy: trustedProxy(values.TRUST_PROXY),
  logLevel: values.LOG_LEVEL,
  deployTokens: parseDeployTokens(values.DEPLOY_TOKENS),
  serviceWorker: values.SERVICE_WORKER === 'on',
  watch: { interval: values.WATCH_INTERVAL * 1000, webhook: values.WATCH_WEBHOOK },
  vitalsShare: values.VITALS_SHARE / 100,
  metricsToken: values.METRICS_TOKEN,
  otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  tracedShare: values.OTEL_TRACES_EXPORTER === 'none' ? 0 : values.OTEL_TRACES_SAMPLER_ARG,
  limits: { signIn: values.SIGN_IN_LIMIT, publicWrites: values.PUBLIC_WRITE_LIMIT },
  backupDir: values.BACKUP_DIR && resolve(root, values.BACKUP_DIR),
  historyDays: values.HISTORY_DAYS,
  mail: mailOf(values),
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
): Config => configOf(checked(environment), root, programRoot(root));
