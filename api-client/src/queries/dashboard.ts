import { queryOptions } from '@tanstack/react-query';
import { contentChecks, dashboard } from '../endpoints/dashboard';
import { releases } from '../endpoints/releases';

/** The content of the administrator's dashboard. */
export const dashboardQuery = () =>
  queryOptions({ queryKey: ['dashboard'] as const, queryFn: ({ signal }) => dashboard(signal) });

/** Things in the content that somebody should look at. */
export const contentChecksQuery = () =>
  queryOptions({ queryKey: ['dashboard', 'checks'] as const, queryFn: ({ signal }) => contentChecks(signal) });

/** The site's parts, their live versions and reported failures. */
export const compositionQuery = () =>
  queryOptions({ queryKey: ['composition'] as const, queryFn: ({ signal }) => releases.composition(signal) });
