/**
 * The contexts of a remote's pages, for code that renders them without the shell: a standalone
 * remote, Storybook, tests.
 */
export { AppProviders } from './AppProviders';
export { standaloneRoutes } from './standaloneRoutes';
