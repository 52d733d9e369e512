/**
 * The shell's server build: what the renderer process of content-server evaluates
 * (docs/decisions/0021).
 */
export { createRenderer } from './render';
export { sharedModules } from './sharedModules';
