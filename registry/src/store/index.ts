/** The stores of releases, for Node programs. */
export { compatibilityErrors } from '../compatibility/compatibilityErrors';
export { readRegistry } from './registryStore';
export { hashOf, isForServer, readCandidate, SERVER_FOLDER, type Declared } from './candidate';
export { readJsonFile } from './jsonFile';
export { ReleaseConflict, ReleaseError } from './releaseError';
export { releasesFolder } from './releasesFolder';
export { SHELL_FACTS } from './shellFacts';
export { stagingFolder, publish } from './versions';
export { writeAtomically } from './writeAtomically';
