import { useQuery } from '@tanstack/react-query';
import {
  caseStudiesQuery,
  heroSlidesQuery,
  homeGroupsQuery,
  singletonQuery,
  updatesQuery,
} from '@charity-site/api-client';
import { PageNote } from '../../components/PageNote';
import { HOME_PREVIEW } from './preview';

/** Notice that some of the home page is in English. The sections use the same queries. */
export function HomeNote() {
  const { data: slides } = useQuery(heroSlidesQuery());
  const { data: updates } = useQuery(updatesQuery(HOME_PREVIEW));
  const { data: studies } = useQuery(caseStudiesQuery(HOME_PREVIEW));
  const singletons = [
    useQuery(homeGroupsQuery()).data,
    useQuery(singletonQuery('quote')).data,
    useQuery(singletonQuery('figures')).data,
  ];
  return (
    <PageNote
      of={[
        ...(slides?.items ?? []),
        ...(updates?.items ?? []),
        ...(studies?.items ?? []),
        ...singletons,
      ]}
    />
  );
}
