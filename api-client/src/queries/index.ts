/**
 * React Query options for all GET calls. Every key begins with the last part of the path (`['updates', …]`, `['quote']`), so
 * that after a save `invalidateQueries({ queryKey: ['updates'] })` reloads every list, item and menu of that type.
 */
export * from './dashboard';
export * from './history';
export * from './inbox';
export * from './items';
export * from './lists';
export * from './people';
export * from './related';
export * from './singletons';
export * from './siteSearch';
export * from './translations';
