/**
 * The contexts of a remote's pages, for code that shows them without the shell: a stand-alone
 * remote, Storybook, tests.
 */
export { AppProviders } from './AppProviders';
export { standaloneRoutes } from './standaloneRoutes';
