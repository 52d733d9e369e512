import { access } from 'node:fs/promises';

/** True if a file or folder exists. */
export const fileExists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
