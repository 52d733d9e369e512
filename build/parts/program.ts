import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The file of a module that another process runs. It has the caller's extension: `.ts` here, `.js`
 * in the packed remote-sdk.
 * @param module relative to the caller, without extension
 * @param caller the caller's `import.meta.url`
 */
export const entryFile = (module: string, caller: string): string =>
  fileURLToPath(new URL(module + path.extname(caller), caller));
