import path from 'node:path';
import { isFresh } from './freshness';
import { PARTS, ROOT, type Part } from './parts';
import { run, TYPESCRIPT } from './run';

const build = async (part: Part): Promise<void> => {
  const code = await run(process.execPath, [...TYPESCRIPT, path.join(ROOT, 'build/cli/buildPart.ts')], {
    cwd: path.join(ROOT, part),
    quiet: true,
  });
  if (code !== 0) throw new Error(`${part} could not be built; what the build said stands above.`);
};

/**
 * Builds the parts whose sources have changed, two at a time.
 * @returns the parts that were built
 */
export const buildStale = async (): Promise<Part[]> => {
  const stale = PARTS.filter((part) => !isFresh(part));
  const waiting = [...stale];
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await build(part);
  };
  await Promise.all([worker(), worker()]);
  return stale;
};
