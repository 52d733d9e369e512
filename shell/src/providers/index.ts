/** What surrounds a remote's pages, for whatever shows them without the shell: a remote by itself, Storybook, tests. */
export { AppProviders } from './AppProviders';
export { soleRemote } from './soleRemote';
