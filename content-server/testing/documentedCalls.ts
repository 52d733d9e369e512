import { CONTENT_TYPES } from './contentTypes';
import { SINGLETONS } from './singletons';

const TRANSLATED = CONTENT_TYPES.filter(({ translated }) => translated).map(({ path }) => path);
const TRANSLATED_SINGLETONS = [
  ...SINGLETONS.filter(({ translated }) => translated),
  { path: 'page-hero/{page}' },
];

/**
 * The paths of the documented calls with their methods; a star marks those of administrators, a
 * plus those of editors, too.
 */
const CALLS = [
  ...CONTENT_TYPES.flatMap(({ path, draft, drafts, translated }) => [
    `/content/${path} get post+`,
    `/content/${path}/{id} get put+ delete+`,
    `/content/${path}/{id}/restore post+`,
    ...('order' in draft ? [`/content/${path}/{id}/place put+`] : []),
    ...(drafts ? [`/content/${path}/previews post+`] : []),
    ...(drafts && translated
      ? [`/content/${path}/{id}/translations/{language}/previews post+`]
      : []),
  ]),
  ...SINGLETONS.map(({ path }) => `/content/${path} get put* delete*`),
  ...['pictures', ...TRANSLATED].flatMap((list) => [
    `/content/${list}/translations/{language} get+`,
    `/content/${list}/{id}/translations/{language} get+ put+`,
  ]),
  ...TRANSLATED_SINGLETONS.map(({ path }) => `/content/${path}/translations/{language} get* put*`),

  '/content/page-hero/{page} get delete*',
  '/content/page-hero put*',
  '/content/comments/update/{id} get',

  '/content/comments post get*',
  '/content/comments/{id} delete*',
  '/content/comments/{id}/restore post*',
  '/content/comments/{id}/status put*',
  '/content/comments/{id}/block post*',

  '/blocked-senders get*',
  '/blocked-senders/{id} delete*',
  '/alerts get* put*',
  '/content/upcoming-events get',
  '/content/projects/{id}/items get',
  '/search get',
  '/find get+',
  '/dashboard get+',
  '/dashboard/checks get+',

  '/messages post get*',
  '/messages/export get*',
  '/messages/{id} get* delete*',
  '/messages/{id}/read put*',
  '/messages/{id}/answered put*',
  '/messages/{id}/note put*',
  '/messages/{id}/restore post*',
  '/messages/changes post*',
  '/address-data/count post*',
  '/address-data/erase post*',
  '/history get+',
  '/history/latest get+',
  '/history/{id} get+',
  '/history/{id}/restore post+',
  '/trash get+ delete*',
  '/trash/{id} delete*',
  '/trash/{id}/restore post+',
  '/autosaves get+',
  '/autosaves/{id} get+ put+',
  '/mail get*',
  '/mail/unsent delete*',
  '/mail/unsent/retry post*',

  '/auth/login post',
  '/auth/verify-token get+',
  '/auth/email put+',
  '/auth/password put+',
  '/auth/name put+',

  '/auth/sessions get+ delete+',
  '/auth/sessions/{id} delete+',
  '/auth/forgotten-password post',

  '/auth/forgotten-password/link post',
  '/auth/forgotten-password/code post',
  '/auth/recovery-codes get+ post+',
  '/auth/invitation post',
  '/auth/invitation/accept post',

  '/people get*',
  '/people/{id} delete*',
  '/people/{id}/role put*',
  '/people/invitations post*',
  '/people/invitations/{id} delete*',
  '/upload/image post+',
  '/upload/document post+',
  '/upload/from-web post+',
  '/pictures get+',
  '/pictures/{file} get+ put+ delete+',
  '/pictures/{file}/replace post+',
];

const ROLES = { '*': 'administrator', '+': 'administrator,editor', '': '' };

/**
 * Whom each documented call is for, such as `put /content/updates/{id}`: the roles, or '' for
 * anybody.
 */
export const DOCUMENTED_CALLS: Record<string, string> = Object.fromEntries(
  CALLS.flatMap((call) => {
    const [path, ...methods] = call.split(' ');
    return methods.map((method) => {
      const [, name, mark = ''] = /^(\w+)([*+]?)$/.exec(method) ?? [];
      return [`${name} ${path}`, ROLES[mark as keyof typeof ROLES]];
    });
  }),
);
