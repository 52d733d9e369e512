import type { CheckResult, ReleaseState } from '../types';

// Released commands send these words and files of 2026 contain them, so they cannot change
// (CONTRIBUTING, "Words that stay").

/** Names of calls below `/api/releases/{part}`. */
export const CALLS = {
  activate: 'turns',
  storeCheckResult: 'verdicts',
  grant: 'grants',
  prune: 'prunings',
} as const;

/**
 * A check result or a part of one in calls and files: `objections` are its compatibility errors.
 */
export type WireResult<Result extends Pick<CheckResult, 'errors'> = CheckResult> = Omit<
  Result,
  'errors'
> & {
  objections: string[];
};

/** The response of `GET /releases`. */
export interface WireState extends Omit<ReleaseState, 'checkResults'> {
  verdicts: WireResult[];
}

export const resultToWire = <Result extends Pick<CheckResult, 'errors'>>({
  errors,
  ...result
}: Result): WireResult<Result> => ({ ...result, objections: errors });

export const resultFromWire = <Sent extends { objections: string[] }>({
  objections,
  ...result
}: Sent): Omit<Sent, 'objections'> & Pick<CheckResult, 'errors'> => ({
  ...result,
  errors: objections,
});

export const stateToWire = ({ checkResults, ...state }: ReleaseState): WireState => ({
  ...state,
  verdicts: checkResults.map(resultToWire),
});

export const stateFromWire = ({ verdicts, ...state }: WireState): ReleaseState => ({
  ...state,
  checkResults: verdicts.map(resultFromWire),
});
