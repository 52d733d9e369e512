import { existsSync } from 'node:fs';

/**
 * Runs one of the server's built programs. Plain JavaScript outside the build, so that it works
 * without development dependencies and can say what to do when nothing is built.
 * @param {'main' | 'admin'} program
 */
export const runFromBuild = async (program) => {
  const file = new URL(`../dist/${program}.js`, import.meta.url);
  if (existsSync(file)) {
    await import(file.href);
    return;
  }
  process.stderr.write(
    'Nothing is built yet. Run "npm ci" and "npm run build" first (docs/operate.md).\n',
  );
  process.exitCode = 1;
};
