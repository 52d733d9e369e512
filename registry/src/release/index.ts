/** Parts of the release command that other commands use; `cli.ts` is the command itself. */
export { leftOut } from '../smoke/smokeTest';
export { releaseAtStart } from './atStart';
export { releasedBy, releasesDir, shellDir } from './settings';
