import { number, object, string, type InferType } from 'yup';
import { isSmtpUrl, senderOf } from './mailSettings';
import { parseDeployTokens } from './deployTokens';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** True for a site's origin: http or https, a host, perhaps a port, and no path. */
const isSiteUrl = (text: string) => {
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  return (
    ['http:', 'https:'].includes(protocol) &&
    `${username}${password}${search}${hash}` === '' &&
    pathname === '/'
  );
};

/** A yup test of an optional value. A check that throws rejects the value. */
const optional = (message: string, isValid: (value: string) => unknown) => ({
  message,
  test: (value?: string) => {
    try {
      return value === undefined || Boolean(isValid(value));
    } catch {
      return false;
    }
  },
});

const onOrOff = (fallback: 'on' | 'off') =>
  string()
    .oneOf(['on', 'off'] as const, 'must be on or off')
    .default(fallback);

/** @param what the value must be, for the message about an invalid number */
const amount = (what: string, fallback: number, { min = 0, max = Infinity } = {}) =>
  number()
    .typeError(`must be ${what}`)
    .min(min, `must be ${min === 0 ? '0 or more' : `at least ${min}`}`)
    .max(max, `can be at most ${max}`)
    .default(fallback);

const count = (fallback: number) =>
  amount('a number', fallback, { min: 1 }).integer('must be a whole number');

/** A key of the service with the bucket of FILES. */
const ofFiles = string()
  .trim()
  .when('FILES', ([files], key) => (files ? key.required('must be set where FILES is') : key));

/**
 * The environment variables that set up the server: valid values and defaults. docs/operate.md says
 * what each means, in this order.
 */
export const settings = object({
  PORT: amount('a port number, such as 3000', 3000, { max: 65535 }).integer(
    'must be a whole number',
  ),
  HOST: string().trim().default('localhost'),
  DATA_DIR: string().default('./data'),
  RELEASES_DIR: string().default('./releases'),
  SHELL_DIR: string().default('./shell/dist'),
  REMOTES_DIR: string().default('./remotes'),
  STORYBOOK_DIR: string().default('./storybook-static'),
  DATABASE_URL: string()
    .test(
      optional('must look like postgres://user:password@host/database', (text) =>
        /^postgres(ql)?:\/\/\S+$/.test(text),
      ),
    )
    .test(
      optional(
        'must name one host. To use the one of several that is the primary, name a proxy, such as PgBouncer or HAProxy',
        (text) => {
          const [address = '', query] = text.split('?');
          const hosts = [address.split('@').at(-1), new URLSearchParams(query).get('host')];
          return !hosts.some((host) => host?.includes(','));
        },
      ),
    ),
  FILES: string()
    .trim()
    .test(
      optional('must look like s3://bucket or s3://bucket/folder', (text) =>
        /^s3:\/\/[a-z0-9][a-z0-9.-]*(\/[\w-]+)*\/?$/.test(text),
      ),
    ),
  FILES_ENDPOINT: string().trim().url('must be a URL, such as https://s3.example.org'),
  AWS_REGION: string().trim().default('us-east-1'),
  AWS_ACCESS_KEY_ID: ofFiles,
  AWS_SECRET_ACCESS_KEY: ofFiles,
  ADMIN_EMAIL: string().trim().email('must be an e-mail address'),
  ADMIN_PASSWORD: string(),
  DEMO_CONTENT: onOrOff('on'),
  SITE_NAME: string().trim().default('Lamp of Mercy Trust'),
  SITE_URL: string()
    .trim()
    .test(
      optional('must be an address without a path, such as https://lamp.example.org', isSiteUrl),
    ),
  SITE_PHONE: string().trim().default('+265 1 000 000'),
  SITE_EMAIL: string().trim().default('hello@example.org'),
  SITE_TIME_ZONE: string()
    .default('Africa/Blantyre')
    .test(
      optional(
        'must be a time zone, such as Africa/Blantyre',
        (timeZone) => new Intl.DateTimeFormat('en', { timeZone }),
      ),
    ),
  TOKEN_SECRET: string(),
  TRUST_PROXY: string().default('off'),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info'),
  DEPLOY_TOKENS: string()
    .default('')
    .test(
      optional(
        'must look like public-site=<secret>,admin-app=sha256:<hex>, each secret of 20 letters, digits or -._~+/= or more',
        parseDeployTokens,
      ),
    ),
  REMOTE_OVERRIDES: string().oneOf(
    ['off'],
    'no longer exists; remove it. To work on a remote inside this site, run DEPLOYED=https://site.example npm run dev -w public-site. To show a build to others, run npm run release -- public-site --preview',
  ),
  SERVICE_WORKER: onOrOff('on'),
  WATCH_INTERVAL: amount('a number of seconds', 10, { max: 3600 }).integer(
    'must be a whole number of seconds',
  ),
  WATCH_WEBHOOK: string()
    .trim()
    .test(
      optional('must be an address, such as https://chat.example.org/hooks/abc', (text) =>
        /^https?:$/.test(new URL(text).protocol),
      ),
    ),
  VITALS_SHARE: amount('a percentage, such as 100', 100, { max: 100 }),
  METRICS_TOKEN: string().matches(
    /^[\w.~+/=-]{20,}$/,
    'must be a secret of 20 letters, digits or -._~+/= or more',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: string()
    .trim()
    .matches(/^https?:\/\/\S+$/, 'must be an address, such as http://127.0.0.1:4318'),
  OTEL_TRACES_EXPORTER: string()
    .oneOf(['otlp', 'none'] as const, 'must be otlp or none')
    .default('otlp'),
  OTEL_TRACES_SAMPLER_ARG: amount('a share, such as 0.1', 1, { max: 1 }),
  SIGN_IN_LIMIT: count(20),
  PUBLIC_WRITE_LIMIT: count(20),
  BACKUP_DIR: string().trim(),
  HISTORY_DAYS: count(730),
  SMTP_URL: string()
    .trim()
    .test(optional('must look like smtp://user:password@mail.example.org:587', isSmtpUrl)),
  MAIL_FROM: string()
    .trim()
    .test(
      optional('must be an e-mail address, such as Lamp of Mercy <office@example.org>', (text) =>
        Boolean(senderOf(text)),
      ),
    )
    .when('SMTP_URL', {
      is: (url?: string) => url !== undefined && isSmtpUrl(url),
      then: (sender) => sender.required('must be set where SMTP_URL is'),
    }),
});

export type Settings = InferType<typeof settings>;
