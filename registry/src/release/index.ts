/** The release command's parts for other commands; `cli.ts` is the command itself. */
export { leftOut } from '../smoke/smokeTest';
export { releaseAtStart } from './atStart';
export { releasedBy, releasesDir, shellDir } from './settings';
