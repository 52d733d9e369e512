import type { ReleaseStore } from '../store/releaseStore';
import type { CheckResult } from '../types';

/** Console and screenshot of the page that failed, as lines for the terminal. */
export const failedPageLines = (
  { smoke: { failedPage } }: Pick<CheckResult, 'smoke'>,
  { screenshotAt }: Pick<ReleaseStore, 'screenshotAt'>,
): string[] => {
  if (!failedPage) return [];
  const { path, width, console, screenshot } = failedPage;
  return [
    ...(console.length > 0 ? [`  ${path}, ${width} pixels wide, wrote to the console:`] : []),
    ...console.map((message) => `    ${message}`),
    ...(screenshot ? [`  Screenshot of ${path}, ${width} pixels wide: ${screenshotAt(screenshot)}`] : []),
  ];
};

/**
 * Why a check refused a version, as lines for the terminal.
 * @param where names the shell of the smoke test
 */
export const refusalLines = (
  result: CheckResult,
  store: Pick<ReleaseStore, 'screenshotAt'>,
  where = 'the live shell',
): string[] => {
  const { errors, smoke, remote, version } = result;
  const failure = `${remote} ${version} failed its smoke test in ${where}: ${smoke.note ?? 'no reason given'}.`;
  return [...errors, ...(smoke.outcome === 'failed' ? [failure] : []), ...failedPageLines(result, store)];
};
