/** The stores of releases, for Node programs. */
export { compatibilityErrors, liveErrors, pairErrors } from '../compatibility/compatibilityErrors';
export { contributionErrors } from '../compatibility/contributionErrors';
export { FIRST_OWNERS, ownerOfTopPath, SERVER_PATHS } from '../compatibility/ownership';
export { isFromStart, lastActivation } from './history';
export { hashOf, isForServer } from './build';
export { readCandidate, type Candidate, type Declared } from './candidate';
export { CONTRIBUTIONS_FILE, parseContributions } from './contributionsFile';
export { parseShellFacts, liveShellFolder, shellVersionFolder } from './liveShell';
export { readShellCandidate, shellVersion } from './shellCandidate';
export { packBuild, PACKED_MAX, unpackBuild } from './archive';
export { removeStaleTemporaryFiles, temporaryName } from './leftovers';
export { precompress } from './precompress';
export { ReleaseConflict, ReleaseError } from './releaseError';
export { refusedResult } from './checkResults';
export { localStore, type SharedVersions } from './localStore';
export type { LiveRows, LiveState } from './liveRows';
export type { ReleaseStore } from './releaseStore';
export { ROUTES_FILE } from './routesFile';
export { readScreenshot, SCREENSHOT_MAX } from './screenshots';
export { SERVER_FOLDER, SHELL_FACTS } from './buildFiles';
export {
  CALLS,
  resultFromWire,
  resultToWire,
  stateToWire,
  type WireResult,
  type WireState,
} from './wire';
export { findRecord, findResult } from './checkResults';
export { addVersion, allRecords, stagingFolder, readRecord as versionRecord } from './versions';
export { withWholeVersions } from './wholeVersions';
export { writeAtomically } from './writeAtomically';
export { topPaths } from './routesFile';
