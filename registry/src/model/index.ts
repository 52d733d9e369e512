/** Browser-safe entry point: types and lookups, no Node imports. */
export { acceptsContract } from './acceptsContract';
export { withRegistry } from './inPage';
export { ERROR_KINDS, type ErrorKind } from './errorKinds';
export { isPrivate, PRIVATE } from './privatePaths';
export { isLoopback, withLocalRemotes, type LocalRemote } from './localRemotes';
export {
  isElsewhere,
  ownerOf,
  parseRegistry,
  RegistryError,
  type Canary,
  type RegisteredRemote,
  type Registry,
  type Release,
} from './registry';
export { canaryAsLive, canariesOf, withCanaries } from './canary';
export { activate, findRemote, livePart, SHELL } from './activate';
export { contributionKey, shownContributions, type ShownWidget } from './contributions';
export type { Contribution, SlotName } from './contribution';
export { isOff, withRemotesOn } from './switches';
export { SITE_NAME } from './rendering';
export { isSource, isSourceKind, type Budgets, type Sources } from './sources';
export type {
  DescribedPage,
  PageData,
  PageHead,
  PageRequest,
  QueryEntry,
  RenderedPage,
} from './rendering';
