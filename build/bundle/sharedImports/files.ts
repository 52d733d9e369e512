// Read by registry/src/store/namesFiles.ts. Not imported from there: the bundler loads this folder
// without its packages.

/** The names that a remote imports of shared modules, in its build. */
export const IMPORTS_FILE = 'server/imports.json';

/** The names that the shell's copies of shared modules export, in its build. */
export const EXPORTS_FILE = 'server/exports.json';
