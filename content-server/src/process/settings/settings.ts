import { number, object, string, type InferType } from 'yup';
import { isSmtpUrl, senderOf } from './mailSettings';
import { parseDeployTokens } from './deployTokens';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** True for the address of a whole site: http or https, a host, perhaps a port, and nothing else. */
const isSiteUrl = (text: string) => {
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && `${username}${password}${search}${hash}` === '' && pathname === '/';
};

/** The test of a value that may be left out. A check that throws refuses the value. */
const given = (message: string, isValid: (value: string) => unknown) => ({
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

/** @param what it must be, in the message for a text that is no number */
const amount = (what: string, fallback: number, { min = 0, max = Infinity } = {}) =>
  number()
    .typeError(`must be ${what}`)
    .min(min, `must be ${min === 0 ? '0 or more' : `at least ${min}`}`)
    .max(max, `can be at most ${max}`)
    .default(fallback);

const count = (fallback: number) => amount('a number', fallback, { min: 1 }).integer('must be a whole number');

/** The environment variables that set up the server: valid values, default and meaning. docs/operate.md lists these rows. */
export const settings = object({
  PORT: amount('a port number, such as 3000', 3000, { max: 65535 })
    .integer('must be a whole number')
    .meta({ meaning: 'port to listen on' }),
  HOST: string().trim().default('localhost').meta({ meaning: 'address to listen on; `0.0.0.0` for all' }),
  DATA_DIR: string().default('./data').meta({ meaning: "database, uploaded pictures, the tokens' key" }),
  RELEASES_DIR: string()
    .default('./releases')
    .meta({ meaning: 'released versions of the shell and the remotes, and the registry' }),
  SHELL_DIR: string()
    .default('./shell/dist')
    .meta({ meaning: "the shell's build, released at a start of the server where no shell has been released" }),
  STORYBOOK_DIR: string()
    .default('./storybook-static')
    .meta({ meaning: "Storybook's build, shown at `/storybook` when it is there" }),
  DATABASE_URL: string()
    .test(
      given('must look like postgres://user:password@host/database', (text) => /^postgres(ql)?:\/\/\S+$/.test(text)),
    )
    .meta({ meaning: '`postgres://…` for PostgreSQL; unset is SQLite in `DATA_DIR`' }),
  ADMIN_EMAIL: string()
    .trim()
    .email('must be an e-mail address')
    .meta({ meaning: "the first administrator's email address, at first start" }),
  ADMIN_PASSWORD: string().meta({ meaning: "the first administrator's password; unset, a random one is printed once" }),
  DEMO_CONTENT: onOrOff('on').meta({ meaning: '`off`: the site starts empty' }),
  SITE_NAME: string()
    .trim()
    .default('Lamp of Mercy Trust')
    .meta({ meaning: "the organisation's name until one is stored on the screen Name and Tagline" }),
  SITE_URL: string()
    .trim()
    .test(given('must be an address without a path, such as https://lamp.example.org', isSiteUrl))
    .meta({
      meaning:
        'the public address, such as `https://lamp.example.org`, without a path: what search engines, shared links and the feed are given; unset is where it listens',
    }),
  SITE_PHONE: string().trim().default('+265 1 000 000').meta({ meaning: 'shown while no contact details are stored' }),
  SITE_EMAIL: string()
    .trim()
    .default('hello@example.org')
    .meta({ meaning: 'shown while no contact details are stored' }),
  SITE_TIME_ZONE: string()
    .default('Africa/Blantyre')
    .test(
      given('must be a time zone, such as Africa/Blantyre', (timeZone) => new Intl.DateTimeFormat('en', { timeZone })),
    )
    .meta({ meaning: 'the zone in which event times are entered and shown' }),
  TOKEN_SECRET: string().meta({
    meaning: "HS256 key of the administrator's tokens, used unchanged; unset, one is made and kept in `DATA_DIR`",
  }),
  TRUST_PROXY: string().default('off').meta({
    meaning: '`on` for one proxy, a number of proxies, or their addresses: whose `X-Forwarded-For` is trusted',
  }),
  LOG_LEVEL: string()
    .oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
    .default('info')
    .meta({ meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal`, `silent`' }),
  DEPLOY_TOKENS: string()
    .default('')
    .test(
      given(
        'must look like public-site=<secret>,admin-app=sha256:<hex>, each secret of 20 letters, digits or -._~+/= or more',
        parseDeployTokens,
      ),
    )
    .meta({
      meaning:
        "who may release over HTTP: `public-site=<secret>,admin-app=sha256:<hex of the secret's SHA-256>`; `shell` for the shell, `*` for everything and for `grant`; secrets have 20 characters or more",
    }),
  REMOTE_OVERRIDES: string()
    .oneOf(
      ['off'],
      'no longer exists; remove it. To work on a remote inside this site, run DEPLOYED=https://site.example npm run dev -w public-site. To show a build to others, run npm run release -- public-site --preview',
    )
    .meta({
      meaning:
        'no longer exists: `on` stops the start, `off` is ignored ([decision 0062](decisions/0062-no-overrides.md))',
    }),
  SERVICE_WORKER: onOrOff('on').meta({
    meaning:
      '`off`: removes the service worker, which keeps pages for reading without a connection, and what it kept, from all browsers ([decision 0012](decisions/0012-lost-scripts-and-lines.md))',
  }),
  WATCH_INTERVAL: amount('a number of seconds', 10, { max: 3600 }).integer('must be a whole number of seconds').meta({
    meaning:
      'how often, in seconds, canaries and new versions are compared with the ones before, to turn bad ones back ([decision 0061](decisions/0061-one-rule-turns-back.md)); `0`: never',
  }),
  WATCH_WEBHOOK: string()
    .trim()
    .test(
      given('must be an address, such as https://chat.example.org/hooks/abc', (text) =>
        /^https?:$/.test(new URL(text).protocol),
      ),
    )
    .meta({ meaning: 'an address that gets a JSON message by POST when a version was turned back' }),
  VITALS_SHARE: amount('a percentage, such as 100', 100, { max: 100 }).meta({
    meaning: 'percentage of visits whose speed is measured ([decision 0027](decisions/0027-what-visitors-meet.md))',
  }),
  METRICS_TOKEN: string()
    .matches(/^[\w.~+/=-]{20,}$/, 'must be a secret of 20 letters, digits or -._~+/= or more')
    .meta({ meaning: 'bearer token that may read `/metrics` from another machine; 20 characters or more' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: string()
    .trim()
    .matches(/^https?:\/\/\S+$/, 'must be an address, such as http://127.0.0.1:4318')
    .meta({
      meaning: 'collector that measurements and traces are sent to, such as `http://127.0.0.1:4318` (OTLP over HTTP)',
    }),
  OTEL_TRACES_EXPORTER: string()
    .oneOf(['otlp', 'none'] as const, 'must be otlp or none')
    .default('otlp')
    .meta({ meaning: '`none` sends no traces' }),
  OTEL_TRACES_SAMPLER_ARG: amount('a share, such as 0.1', 1, { max: 1 }).meta({
    meaning: 'share of the requests whose traces are sent, from 0 to 1',
  }),
  SIGN_IN_LIMIT: count(20).meta({
    meaning: 'tries to sign in a minute and address before 429; each server process counts for itself',
  }),
  PUBLIC_WRITE_LIMIT: count(20).meta({
    meaning: 'writes of visitors a minute and address before 429; each server process counts for itself',
  }),
  BACKUP_DIR: string().trim().meta({
    meaning: 'a folder, best on another disk, in which the server makes a snapshot each night, of which it keeps 14',
  }),
  HISTORY_DAYS: count(730).meta({
    meaning: 'for how many days earlier versions of content and the log of changes are kept',
  }),
  SMTP_URL: string().trim().test(given('must look like smtp://user:password@mail.example.org:587', isSmtpUrl)).meta({
    meaning:
      'the mail server, such as `smtp://user:password@mail.example.org:587` or `smtps://…`; unset, no mail is sent ([decision 0036](decisions/0036-inbox-and-mail.md))',
  }),
  MAIL_FROM: string()
    .trim()
    .test(
      given('must be an e-mail address, such as Lamp of Mercy <office@example.org>', (text) => Boolean(senderOf(text))),
    )
    .when('SMTP_URL', {
      is: (url?: string) => url !== undefined && isSmtpUrl(url),
      then: (sender) => sender.required('must be set where SMTP_URL is'),
    })
    .meta({ meaning: 'the sender of mail, such as `Lamp of Mercy <office@example.org>`' }),
});

export type Settings = InferType<typeof settings>;
