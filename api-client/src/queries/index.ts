/**
 * React Query options for all GET calls. Every key begins with the last part of the path (`['updates', …]`, `['quote']`), so
 * that after a save `invalidateQueries({ queryKey: ['updates'] })` reloads every list, item and menu of that type.
 */
export { historyQuery, trashQuery, versionQuery } from './history';
export { alertsQuery, blockedSendersQuery } from './inbox';
export { caseStudyQuery, commentsQuery, eventQuery, itemQuery, projectQuery, updateQuery, useCaseQuery } from './items';
export {
  calendarQuery,
  caseStudiesQuery,
  contentQuery,
  heroSlidesQuery,
  membersQuery,
  documentsQuery,
  partnersQuery,
  projectsQuery,
  projectTitlesQuery,
  upcomingEventsQuery,
  updatesQuery,
  useCasesQuery,
} from './lists';
export { lastChangesQuery, peopleQuery, recoveryQuery, sessionsQuery } from './people';
export {
  aboutUsQuery,
  coloursQuery,
  commentSettingsQuery,
  compositionQuery,
  contactDetailsQuery,
  contentChecksQuery,
  dashboardQuery,
  donationDetailsQuery,
  figuresQuery,
  givingQuery,
  groupsQuery,
  logoQuery,
  organisationQuery,
  pageHeroQuery,
  privacyQuery,
  quoteQuery,
  redirectsQuery,
  safeguardingQuery,
} from './singletons';
export { relatedQuery, type RelatedItem, type RelatedPath } from './related';
export { siteSearchQuery } from './siteSearch';
export { translationQuery, translationStatesQuery } from './translations';
