/**
 * The part of the registry that browsers load, too: its types and lookups. It does not need Node.
 */
export { acceptsContract } from './acceptsContract';
export { withRegistry } from './inPage';
export { ERROR_KINDS, type ErrorKind } from './errorKinds';
export { isLoopback } from './localRemotes';
export { isPrivate, PRIVATE } from './privatePaths';
export { overridden, type LocalRemote } from './localRemotes';
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
