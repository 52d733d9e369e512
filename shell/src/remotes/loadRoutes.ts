import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { whenConnected } from '@charity-site/api-client/http';
import { SHELL_CONTRACT, type RemoteRoutes, type RemoteRoutesModule } from '../contract';
import { registryFor } from '../registry/loadRegistry';
import { ownerOf, type RegisteredRemote, type Registry, type Release, acceptsContract } from '@charity-site/registry';
import { failuresOf, noteFailures } from './failures';
import { guard } from './guard';
import { reportFailure } from './reportFailure';

/** The part of the site that owns a path could not be loaded. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`The remote ${remote} could not be loaded.`, { cause });
  }
}

/** Routes of one remote, with the name to shield them under. */
export interface LoadedRemote {
  remote: string;
  routes: RemoteRoutes;
}

let current: Registry | undefined;

/** A remote that this tab runs: the version that was live when it was loaded, and the one it was loaded from. */
interface Running extends LoadedRemote {
  live: string;
  runs: string;
}

const running = new Map<string, Running>();

/** The remotes this tab runs, by name. */
export const runningRemotes = (): ReadonlyMap<string, Pick<Running, 'live'>> => running;

/** Makes the remotes of the registry known to module federation, each once. */
const register = (registry: Registry) => {
  if (!current) registerPlugins([guard(() => current ?? registry)]);
  const added = registry.remotes.filter((remote) => !current?.remotes.includes(remote));
  current = registry;
  registerRemotes(added.map(({ name, manifest }) => ({ name, entry: manifest })));
};

const load = async (remote: RegisteredRemote, release: Release): Promise<LoadedRemote> => {
  if (!acceptsContract(release.contract, SHELL_CONTRACT)) {
    throw new Error(
      `${remote.name} ${release.version} wants the shell contract ${release.contract}; this shell offers ${SHELL_CONTRACT}.`,
    );
  }
  const module = await loadRemote<RemoteRoutesModule>(`${remote.name}/routes`);
  if (!Array.isArray(module?.default)) throw new Error(`${remote.name} ${release.version} exposes no routes.`);
  return { remote: remote.name, routes: module.default };
};

/** Remotes that did not load since this page was; module federation keeps what came of them, and is made to ask again. */
const failedHere = new Set<string>();

/** From the second failure on, the version that was live before takes the place of the broken one. */
const fallBack = (remote: RegisteredRemote, path: string): Release => {
  const failed = Math.max(failuresOf(remote), failuresOf(remote, path));
  const release = failed >= 2 && remote.previous ? remote.previous : remote;
  if (release !== remote || failedHere.has(remote.name))
    registerRemotes([{ name: remote.name, entry: release.manifest }], { force: true });
  return release;
};

/**
 * Loads the routes of the remote that owns a path; without a connection it waits, and counts nothing as a failure.
 * @throws RegistryError when there is no registry, RemoteUnavailableError when the remote fails; calling again tries again
 */
const loadRoutes = async (path: string): Promise<LoadedRemote | undefined> => {
  const registry = await whenConnected(() => registryFor(path));
  register(registry);
  const remote = ownerOf(registry, path);
  if (!remote) return undefined;
  const known = running.get(remote.name);
  if (known) return known;
  let release: Release = remote;
  try {
    const routes = await whenConnected(() => {
      release = fallBack(remote, path);
      return load(remote, release).catch((error: unknown) => {
        failedHere.add(remote.name);
        throw error;
      });
    });
    running.set(remote.name, { ...routes, live: remote.version, runs: release.version });
    // What works may be the version before: the live one keeps its stain.
    if (release === remote) noteFailures(remote, 0);
    return routes;
  } catch (error) {
    noteFailures(remote, failuresOf(remote) + 1);
    reportFailure(remote.name, release.version);
    throw new RemoteUnavailableError(remote.name, error);
  }
};

/** Notes that a file of the page at a path did not come, and reports it: the routes were there, the page was not. */
export const notePageFailure = (path: string): void => {
  const remote = current && ownerOf(current, path);
  if (!remote) return;
  noteFailures(remote, failuresOf(remote, path) + 1, path);
  reportFailure(remote.name, running.get(remote.name)?.runs ?? remote.version);
};

let early: { path: string; routes: Promise<LoadedRemote | undefined> } | undefined;

/**
 * Begins to load what the first page needs before React itself is there; a failure is left for the router to meet.
 */
export const startEarly = (path: string): void => {
  early = { path, routes: loadRoutes(path) };
  early.routes.catch(() => undefined);
};

/** The routes begun by `startEarly` when they are the ones wanted, used once; else a fresh load. */
export const routesFor = (path: string): Promise<LoadedRemote | undefined> => {
  const begun = early?.path === path ? early.routes : undefined;
  early = undefined;
  return begun ?? loadRoutes(path);
};
