/** Parts of the release command that other commands use; `cli.ts` is the command itself. */
export { allSkipped, skipped } from '../smoke/smokeTest';
export { releaseAtStart, releaseShellAtStart } from './releaseAtStart';
export { releasedBy } from '../operator/operatorCommands';
export { releasesDir, shellDir } from './settings';
