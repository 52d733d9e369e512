/** Where releases are kept, for the programs on Node that read and write them. */
export { objections } from '../compatibility/gate';
export { readRegistry } from './books';
export { readCandidate, type Declared } from './candidate';
export { readJsonFile } from './jsonFile';
export { ReleaseConflict, ReleaseError } from './releaseError';
export { releasesFolder } from './releasesFolder';
export { SHELL_FACTS } from './shellFacts';
export { arrivingFolder, seal } from './versions';
