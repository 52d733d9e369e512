import { compositionQuery, peopleQuery, redirectsQuery, trashQuery } from '@charity-site/api-client';
import { type AreaGroup } from '../area';

export const system: AreaGroup = {
  label: 'System',
  areas: [
    {
      path: 'people',
      isForAdministrators: true,
      hasNoTile: true,
      label: 'People',
      icon: 'people',
      record: peopleQuery,
      screen: async () => (await import('../people/PeopleScreen')).PeopleScreen,
    },
    {
      path: 'redirects',
      isForAdministrators: true,
      hasNoTile: true,
      label: 'Redirects',
      icon: 'redirects',
      record: redirectsQuery,
      screen: async () => (await import('../records/redirects')).RedirectsScreen,
    },
    {
      path: 'history',
      hasNoTile: true,
      label: 'History',
      icon: 'history',
      screen: async () => (await import('../history/HistoryScreen')).HistoryScreen,
    },
    {
      path: 'trash',
      hasNoTile: true,
      label: 'Trash',
      icon: 'trash',
      record: trashQuery,
      screen: async () => (await import('../trash/TrashScreen')).TrashScreen,
    },
    {
      path: 'releases',
      isForAdministrators: true,
      hasNoTile: true,
      label: 'Releases',
      icon: 'releases',
      record: compositionQuery,
      screen: async () => (await import('../releases/ReleasesScreen')).ReleasesScreen,
    },
  ],
};
