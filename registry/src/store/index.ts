/** The stores of releases, for Node programs. */
export { compatibilityErrors } from '../compatibility/compatibilityErrors';
export { readRegistry } from './registryStore';
export { hashOf, isForServer, readCandidate, type Declared } from './candidate';
export { readJsonFile } from './jsonFile';
export { ReleaseConflict, ReleaseError } from './releaseError';
export { releasesFolder } from './releasesFolder';
export { ROUTES_FILE } from './routesFile';
export { SERVER_FOLDER } from './serverFolder';
export { SHELL_FACTS } from './shellFacts';
export { stagingFolder, publish } from './versions';
export { writeAtomically } from './writeAtomically';
