/**
 * Queries over the reads. Every key begins with the name the calls have in `api` (`['updates', …]`, `['quote']`), so
 * that after a save `invalidateQueries({ queryKey: ['updates'] })` reloads every list, item and menu of that type.
 */
export { caseStudyQuery, commentsQuery, eventQuery, projectQuery, updateQuery, useCaseQuery } from './items';
export {
  calendarQuery,
  caseStudiesQuery,
  heroSlidesQuery,
  membersQuery,
  partnersQuery,
  projectsQuery,
  projectTitlesQuery,
  upcomingEventsQuery,
  updatesQuery,
  useCasesQuery,
} from './lists';
export {
  compositionQuery,
  contactDetailsQuery,
  donationDetailsQuery,
  logoQuery,
  pageHeroQuery,
  quoteQuery,
} from './records';
