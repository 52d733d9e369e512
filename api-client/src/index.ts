/** The documented calls and the queries that use them. The client, settings and session have entry points of their own
 * because they are shared at run time: `@charity-site/api-client/http`, `@charity-site/api-client/session`. */
export { api } from './endpoints';
export type { AccountChange } from './endpoints/auth';
export type { CardAt, CardOf } from './endpoints/cards';
export * from './endpoints/content';
export type { CalendarEvent } from './endpoints/events';
export type { HistoryQuery } from './endpoints/history';
export { autosaveName, type AutosaveAt } from './endpoints/autosaves';
export type { MadeInvitation } from './endpoints/people';
export type { ListQuery, Page, PageQuery } from './endpoints/list';
export type { LibraryQuery } from './endpoints/pictures';
export { singletonCalls, type Saved } from './endpoints/singletons';
export type { ChangeOptions, CreateOptions } from './endpoints/saving';
export type { ProjectTitle } from './endpoints/projects';
export type { SiteSearch } from './endpoints/siteSearch';
export type { Translation, TranslationOf } from './endpoints/translations';
export { createdBefore, isConflict, isNotFound, isOvertaken, isRefused, isUnanswered, isUnauthorized } from './errors';
export * from './errorTexts';
export { MESSAGE_FILTERS } from './endpoints/messages';
export * from './autosaveStore';
export * from './newKey';
export * from './timeLimit';
export * from './pictures';
export * from './queries';
