/** The shell's server build, run by content-server's renderer process (docs/decisions/0021). */
export { createRenderer } from './render';
export { sharedModules } from './sharedModules';
