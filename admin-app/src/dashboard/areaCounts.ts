import type { QueryKey } from '@tanstack/react-query';
import {
  allCommentsQuery,
  caseStudiesQuery,
  eventsQuery,
  heroSlidesQuery,
  membersQuery,
  messagesQuery,
  partnersQuery,
  projectsQuery,
  updatesQuery,
  // No hook, in spite of its name.
  useCasesQuery as queryOfUseCases,
} from 'api-client';
import type { AreaName } from 'ui-kit';

const one = { limit: 1 };

/** How each area that is a list is counted: the smallest page there is says how many items there are. */
export const AREA_COUNTS: Partial<Record<AreaName, { queryKey: QueryKey }>> = {
  messages: messagesQuery(one),
  comments: allCommentsQuery(one),
  updates: updatesQuery(one),
  events: eventsQuery(one),
  projects: projectsQuery(one),
  caseStudies: caseStudiesQuery(one),
  useCases: queryOfUseCases(one),
  slides: heroSlidesQuery(one),
  members: membersQuery(one),
  partners: partnersQuery(one),
};
