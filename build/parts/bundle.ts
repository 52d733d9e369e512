import { folderOf, type Part } from './parts';
import { binary, run } from './run';

/**
 * Bundles a part into a folder. Runs in a separate process without tsx: module federation copies
 * the source text of its functions into the build, which tsx would change.
 * @param config file with settings; default the part's own
 * @returns the exit code of the bundler
 */
export const bundle = (part: Part, folder: string, config?: string): Promise<number> =>
  run(
    binary('rsbuild'),
    [
      'build',
      '--log-level',
      'warn',
      '--dist-path',
      folder,
      ...(config ? ['--config', config] : []),
    ],
    { cwd: folderOf(part), env: { NODE_ENV: 'production', NODE_OPTIONS: '' } },
  );
