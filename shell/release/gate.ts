import { satisfies } from 'semver';
import { sharedRequirements } from '../../build/federation';
import { SHELL_CONTRACT } from '../src/contract';
import { acceptsContract } from '../src/remotes/acceptsContract';
import type { Registry } from '../src/registry/registry';
import type { Candidate } from './candidate';

/**
 * What stands against a release, each as a sentence that says what to do; empty when nothing does. Checked before the
 * registry turns (DESIGN, Release).
 */
export const objections = (candidate: Candidate, registry: Registry): string[] => {
  const { name, declaration, files, manifest } = candidate;
  const found: string[] = [];

  if (!acceptsContract(declaration.contract, SHELL_CONTRACT)) {
    found.push(
      `${name} is written for the shell contract ${declaration.contract}, but the shell offers ${SHELL_CONTRACT}. Adapt ${name}, or release it after a shell that offers it.`,
    );
  }

  const offered = sharedRequirements();
  for (const { name: request, requiredVersion } of manifest.shared) {
    const copy = offered[request];
    if (!copy) found.push(`${name} shares ${request}, which the shell does not. Leave it out of what is shared.`);
    else if (!satisfies(copy.version, requiredVersion)) {
      found.push(
        `${name} needs ${request} ${requiredVersion}, but the shell brings ${copy.version}. Build ${name} against the shell's version.`,
      );
    }
  }

  for (const other of registry.remotes.filter((remote) => remote.name !== name)) {
    for (const prefix of declaration.prefixes.filter((path) => other.prefixes.includes(path))) {
      found.push(`${prefix} belongs to ${other.name} already. Choose another prefix for ${name}.`);
    }
  }

  const exposed = manifest.exposes.find(({ path }) => path === './routes');
  if (!exposed) found.push(`${name} does not expose ./routes. Add it to its build.`);
  for (const asset of [
    manifest.metaData.remoteEntry.name,
    ...(exposed ? [...exposed.assets.js.sync, ...exposed.assets.css.sync] : []),
  ]) {
    if (!files.includes(asset))
      found.push(`${asset} is named in ${name}'s manifest but missing from its build. Build it again.`);
  }
  return found;
};
