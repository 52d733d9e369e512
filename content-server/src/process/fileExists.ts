import { access } from 'node:fs/promises';

/** True if there is a file or folder. */
export const fileExists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
