import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckResult } from '../types';
import { newestOfEach } from './history';
import { ReleaseError } from './releaseError';

/** Maximum size of a screenshot, in bytes. */
export const SCREENSHOT_MAX = 300 * 1024;
/** Maximum number of screenshots per remote; older ones are deleted. */
const SCREENSHOTS_MAX = 10;

/** The folder of screenshots in a releases folder. It is hidden, so it is never served. */
const FOLDER = '.screenshots';

/** The form of a name: the checked part, and a hash of the content. */
const NAME = /^[a-z][a-z0-9-]*\/[0-9a-f]{32}\.jpg$/;

/** True for a JPEG of valid size. */
const isScreenshot = (content: Uint8Array): boolean =>
  content.length <= SCREENSHOT_MAX &&
  Buffer.from(content.subarray(0, 3)).toString('hex') === 'ffd8ff';

/** The file of a screenshot. @throws ReleaseError if the name is invalid */
export const screenshotFile = (releases: string, name: string): string => {
  if (!NAME.test(name)) throw new ReleaseError('This is no name of a screenshot.');
  return path.join(releases, FOLDER, name);
};

/**
 * The content of a screenshot; undefined if it does not exist.
 * @throws ReleaseError if the name is invalid
 */
export const readScreenshot = async (
  releases: string,
  name: string,
): Promise<Buffer | undefined> => {
  const file = screenshotFile(releases, name);
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
};

/**
 * Stores a screenshot.
 * @param part the checked part
 * @returns its name
 * @throws ReleaseError if it is not a JPEG, or too large
 */
export const addScreenshot = async (
  releases: string,
  part: string,
  content: Uint8Array,
): Promise<string> => {
  if (!isScreenshot(content))
    throw new ReleaseError(
      `A screenshot is a JPEG of at most ${SCREENSHOT_MAX / 1024} KiB. This one is not.`,
    );
  const name = `${part}/${createHash('sha256').update(content).digest('hex').slice(0, 32)}.jpg`;
  const file = screenshotFile(releases, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return name;
};

const nameIn = ({ smoke }: CheckResult): string | undefined => smoke.failedPage?.screenshot;

/** A check result with the given screenshot, or without one. */
export const withScreenshot = (result: CheckResult, screenshot?: string): CheckResult => {
  const { failedPage, ...smoke } = result.smoke;
  if (!failedPage) return result;
  const { screenshot: _before, ...page } = failedPage;
  return {
    ...result,
    smoke: { ...smoke, failedPage: { ...page, ...(screenshot ? { screenshot } : {}) } },
  };
};

/** The check results, newest first, without surplus screenshots. */
export const withFewScreenshots = (results: readonly CheckResult[]): CheckResult[] => {
  const retained = newestOfEach(results.filter(nameIn), SCREENSHOTS_MAX);
  return results.map((result) => (retained.includes(result) ? result : withScreenshot(result)));
};

/** Removes the screenshots that no check result refers to, and surplus ones. */
export const removeScreenshots = async (
  releases: string,
  results: readonly CheckResult[],
): Promise<void> => {
  const named = new Set(withFewScreenshots(results).map(nameIn));
  const files = await readdir(path.join(releases, FOLDER), { recursive: true }).catch(() => []);
  for (const file of files.filter((name) => NAME.test(name) && !named.has(name)))
    await rm(screenshotFile(releases, file), { force: true });
};
