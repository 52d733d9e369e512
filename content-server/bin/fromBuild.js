import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest Node that is supported, as in `engines`. */
const [OLDEST_MAJOR, OLDEST_MINOR] = [20, 19];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isSupported = major > OLDEST_MAJOR || (major === OLDEST_MAJOR && minor >= OLDEST_MINOR);

/** @param {string} message */
const refuse = (message) => {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
};

/**
 * Runs one of the server's built programs. Plain JavaScript outside the build, so that it works
 * without development dependencies and can say what to do when nothing is built.
 * @param {'main' | 'admin' | 'releases'} program
 */
export const runFromBuild = async (program) => {
  const file = new URL(`../dist/${program}.js`, import.meta.url);
  if (!isSupported)
    refuse(
      `This site needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer. This is Node ${process.versions.node} (docs/operate.md).`,
    );
  else if (existsSync(file)) {
    process.env.PROGRAM_ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
    await import(file.href);
  } else refuse('Nothing is built yet. Run "npm ci" and "npm run build" first (docs/operate.md).');
};
