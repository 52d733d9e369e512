import { number, object, string, type InferType } from 'yup';
import { isSender, isSmtpUrl } from './mailSettings';
import { parseDeployTokens } from './deployTokens';

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

/** The environment variables that set up the server, one line of docs/operate.md each: what is valid, and the default. */
export const settings = object({
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
  BACKUP_DIR: string().trim(),
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

export type Settings = InferType<typeof settings>;
