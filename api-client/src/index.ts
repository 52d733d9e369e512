/**
 * The documented calls and the queries that use them. The client, settings and session have entry
 * points of their own because they are shared at run time: `@charity-site/api-client/http`,
 * `@charity-site/api-client/session`.
 */
export * as api from './endpoints/api';
export type { AccountChange } from './endpoints/auth';
export type { CardAt, CardOf } from './endpoints/cards';
export * from './endpoints/content';
export type { CalendarEvent } from './endpoints/events';
export type { HistoryQuery } from './endpoints/history';
export type { CreatedInvitation } from './endpoints/people';
export type { ListQuery, Page, PageQuery } from './endpoints/list';
export type { LibraryQuery } from './endpoints/pictures';
export { singletonApi, type Saved } from './endpoints/singletons';
export type { ChangeOptions, CreateOptions } from './endpoints/saving';
export type { ProjectTitle } from './endpoints/menuItems';
export type { SiteSearch } from './endpoints/siteSearch';
export type { Translation, TranslationRef } from './endpoints/translations';
export {
  previouslyCreated,
  isConflict,
  endedTitle,
  isNotFound,
  isOvertaken,
  isRefused,
  isOutcomeUnknown,
  isForbidden,
  isUnauthorized,
} from './endpoints/errors';
export * from './errorTexts';
export { MESSAGE_FILTERS } from './endpoints/messages';
export * from './autosaveStore';
export * from './endpoints/randomId';
export * from './timeLimit';
export * from './pictures';
// Every query key begins with the last part of the path (`['updates', …]`, `['quote']`). After a
// save, `invalidateQueries({ queryKey: ['updates'] })` refetches every list, item and menu of that
// type.
export * from './queries/dashboard';
export * from './queries/history';
export * from './queries/inbox';
export * from './queries/items';
export * from './queries/lists';
export * from './queries/people';
export * from './queries/related';
export * from './queries/singletons';
export * from './queries/siteSearch';
export * from './queries/texts';
export * from './queries/translations';
