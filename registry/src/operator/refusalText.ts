import { isGood } from '../compatibility/compatibilityErrors';
import { ReleaseError } from '../store/releaseError';
import type { ReleaseStore } from '../store/releaseStore';
import type { CheckResult } from '../types';

/** Console and screenshot of the failed page, as lines for the terminal. */
export const failedPageLines = (
  { smoke: { failedPage } }: Pick<CheckResult, 'smoke'>,
  { screenshotAt }: Pick<ReleaseStore, 'screenshotAt'>,
): string[] => {
  if (!failedPage) return [];
  const { path, width, console, screenshot } = failedPage;
  return [
    ...(console.length > 0 ? [`  ${path}, ${width} pixels wide, wrote to the console:`] : []),
    ...console.map((message) => `    ${message}`),
    ...(screenshot
      ? [`  Screenshot of ${path}, ${width} pixels wide: ${screenshotAt(screenshot)}`]
      : []),
  ];
};

/**
 * Throws if a check found errors.
 * @param where name of the shell in the smoke test
 * @throws ReleaseError with the reasons, as lines for the terminal
 */
export const throwIfFailed = (
  results: readonly CheckResult[],
  store: Pick<ReleaseStore, 'screenshotAt'>,
  where = 'the live shell',
): void => {
  const lines = results.flatMap((result) => {
    const { errors, smoke, remote, version } = result;
    if (isGood(result)) return [];
    const failure = `${remote} ${version} failed its smoke test in ${where}: ${smoke.note ?? 'no reason given'}.`;
    return [
      ...errors,
      ...(smoke.outcome === 'failed' ? [failure] : []),
      ...failedPageLines(result, store),
    ];
  });
  if (lines.length > 0) throw new ReleaseError(lines.join('\n'));
};
