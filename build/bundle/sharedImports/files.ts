// Duplicates registry/src/store/namesFiles.ts, because the bundler loads this folder without the
// registry's packages.

/** File of the names that a remote imports from shared modules. */
export const IMPORTS_FILE = 'server/imports.json';

/** File of the names that the shell's copies of shared modules export. */
export const EXPORTS_FILE = 'server/exports.json';
