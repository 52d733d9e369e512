/** The stores of releases, for Node programs. */
export { compatibilityErrors, pairErrors } from '../compatibility/compatibilityErrors';
export { contributionErrors } from '../compatibility/contributionErrors';
export { SERVER_PATHS } from '../compatibility/ownership';
export { liveRemoteErrors } from './allowedRelease';
export { lastActivation, readHistory, readRegistry } from './registryStore';
export { hashOf, isForServer } from './build';
export { readCandidate, type Declared } from './candidate';
export { CONTRIBUTIONS_FILE, parseContributions } from './contributionsFile';
export { factsIn, liveShellFolder, shellVersionFolder } from './liveShell';
export { readShellCandidate, shellVersion } from './shellCandidate';
export { readJsonFile } from './jsonFile';
export { ReleaseConflict, ReleaseError } from './releaseError';
export { releasesFolder } from './releasesFolder';
export { ROUTES_FILE } from './routesFile';
export { SERVER_FOLDER } from './serverFolder';
export { SHELL_FACTS } from './shellFacts';
export { stagingFolder, publish, recordOf as versionRecord } from './versions';
export { writeAtomically } from './writeAtomically';
