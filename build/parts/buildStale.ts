import path from 'node:path';
import { isFresh } from './freshness';
import { PARTS, ROOT, type Part } from './parts';
import { run, TYPESCRIPT } from './run';

const build = async (part: Part): Promise<boolean> => {
  const code = await run(
    process.execPath,
    [...TYPESCRIPT, path.join(ROOT, 'build/cli/buildPart.ts')],
    {
      cwd: path.join(ROOT, part),
      quiet: true,
    },
  );
  return code === 0;
};

/**
 * Builds the parts whose sources have changed, two at a time. A part that fails does not stop the
 * others.
 * @returns the built parts and the failed ones. The output of failed builds is on the terminal, and
 * the earlier builds stay unchanged
 */
export const buildStale = async () => {
  const waiting = PARTS.filter((part) => !isFresh(part));
  const outcome: { built: Part[]; failed: Part[] } = { built: [], failed: [] };
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      outcome[(await build(part)) ? 'built' : 'failed'].push(part);
  };
  await Promise.all([worker(), worker()]);
  return outcome;
};

/**
 * Builds the parts whose sources have changed, for callers that need all builds up to date.
 * @returns the built parts
 * @throws Error that names the parts that could not be built
 */
export const buildAllStale = async (): Promise<Part[]> => {
  const { built, failed } = await buildStale();
  if (failed.length > 0)
    throw new Error(`${failed.join(', ')} could not be built; see the output above.`);
  return built;
};
