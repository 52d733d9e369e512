import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  contributionErrors,
  CONTRIBUTIONS_FILE,
  parseContributions,
  ReleaseError,
} from '@charity-site/registry/store';
import type { Part } from './parts';
import { packageOf } from './project';
import { exposesOf } from './exposesOf';

/**
 * Writes what a remote's package.json contributes into its build. As a file of the build it changes
 * the version.
 * @throws ReleaseError when a contribution is not valid
 */
export const writeContributions = (remote: Part, dist: string): void => {
  const { federation } = packageOf(remote);
  if (!federation?.contributions) return;
  const contributions = parseContributions(remote, federation.contributions);
  const { contract, prefixes } = federation;
  const errors = contributionErrors({
    remote,
    contract,
    prefixes,
    contributions,
    modules: Object.keys(exposesOf(remote)),
  });
  if (errors.length > 0) throw new ReleaseError(errors.join('\n'));
  const file = path.join(dist, CONTRIBUTIONS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(contributions));
};
