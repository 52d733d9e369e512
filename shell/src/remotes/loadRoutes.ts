import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { DEFAULT_LANGUAGE } from '@charity-site/api-client/entities';
import { loadHttp, siteConfig, whenConnected } from '@charity-site/api-client/http';
import { SHELL_CONTRACT, type RemoteRoutes, type RemoteRoutesModule } from '../contract';
import { isShellReplaced, registryFor } from '../registry/loadRegistry';
import { isPublicPath, pagePath } from '../navigation/paths';
import { report, setPartResolver } from '../reports/report';
import { readSession, writeSession } from '../browser/sessionText';
import {
  isOff,
  ownerOf,
  type RegisteredRemote,
  type Registry,
  type Release,
  acceptsContract,
} from '@charity-site/registry';
import { integrityPlugin } from './integrityPlugin';

/** Keyed by version, so a new release starts at zero. */
const keyOf = ({ name, version }: RegisteredRemote, page: string) =>
  `remote-failures:${name}:${version}${page}`;

/**
 * Number of failures of a remote's live version in this tab. In session storage, because a reload
 * is a retry; 0 if session storage is unavailable.
 * @param page path of a page, to count only its failures
 */
const failuresOf = (remote: RegisteredRemote, page = ''): number =>
  Number(readSession(keyOf(remote, page)));

/** Stores the number of failures; 0 removes it. */
const recordFailures = (remote: RegisteredRemote, count: number, page = ''): void =>
  writeSession(keyOf(remote, page), count > 0 ? String(count) : undefined);

/** The remote that owns a path could not be loaded. */
export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  constructor(
    readonly remote: string,
    cause: unknown,
  ) {
    super(`The remote ${remote} could not be loaded.`, { cause });
  }
}

/**
 * The browser must load the page from the server: another shell is live, and this one may be
 * incompatible with a remote it has not loaded yet; the remote is switched off; or its pages have
 * another content security policy or language, which apply to a whole document.
 */
export class FullPageLoadError extends Error {
  override name = 'ForServerError';
}

/** Routes of a remote, with its name for error handling and the version that runs. */
export interface LoadedRemote {
  remote: string;
  version: string;
  routes: RemoteRoutes;
}

let current: Registry | undefined;

/** A remote that runs in this tab, and the version that was live when it loaded. */
interface Running extends LoadedRemote {
  live: string;
}

const running = new Map<string, Running>();

/** The remotes that run in this tab, by name. */
export const runningRemotes = (): ReadonlyMap<string, Pick<Running, 'live'>> => running;

// Reports name the version that runs in this tab; the live version if none runs.
setPartResolver((path) => {
  const remote = current && ownerOf(current, pagePath(path));
  return (
    remote && { remote: remote.name, version: running.get(remote.name)?.version ?? remote.version }
  );
});

/** The remote of the first page: the document has its content security policy. */
let opened: RegisteredRemote | undefined;

/** Registers the registry's new remotes with module federation. */
export const register = (registry: Registry): void => {
  if (!current) registerPlugins([integrityPlugin(() => current ?? registry)]);
  const added = registry.remotes.filter((remote) => !current?.remotes.includes(remote));
  current = registry;
  registerRemotes(added.map(({ name, manifest }) => ({ name, entry: manifest })));
};

const load = async (
  remote: RegisteredRemote,
  release: Release,
  path: string,
): Promise<LoadedRemote> => {
  if (!acceptsContract(release.contract, SHELL_CONTRACT)) {
    throw new Error(
      `${remote.name} ${release.version} wants the shell contract ${release.contract}; this shell offers ${SHELL_CONTRACT}.`,
    );
  }
  // Private pages call at once, and may use axios's interceptors before that.
  const [module] = await Promise.all([
    loadRemote<RemoteRoutesModule>(`${remote.name}/routes`),
    isPublicPath(path) ? undefined : loadHttp(),
  ]);
  if (!Array.isArray(module?.default))
    throw new Error(`${remote.name} ${release.version} exposes no routes.`);
  return { remote: remote.name, version: release.version, routes: module.default };
};

/** Remotes that failed in this tab. Module federation caches failures, so `force` is needed. */
const failedHere = new Set<string>();

/** After two failures, uses the previous version instead of the live one. */
const chooseFallbackVersion = (remote: RegisteredRemote, path: string): Release => {
  const failed = Math.max(failuresOf(remote), failuresOf(remote, path));
  const release = failed >= 2 && remote.previous ? remote.previous : remote;
  if (release !== remote || failedHere.has(remote.name))
    registerRemotes([{ name: remote.name, entry: release.manifest }], { force: true });
  return release;
};

/**
 * Loads the routes of the remote that owns a path. Offline, it waits and counts no failure.
 * @throws RegistryError without a registry, RemoteUnavailableError if the remote fails; call again
 * to retry. FullPageLoadError if the browser must load the page
 */
const loadRoutes = async (path: string): Promise<LoadedRemote | undefined> => {
  // The administrator's area is in English.
  if (siteConfig().language !== DEFAULT_LANGUAGE && !isPublicPath(path))
    throw new FullPageLoadError();
  const registry = await whenConnected(() => registryFor(path));
  register(registry);
  const remote = ownerOf(registry, path);
  if (!remote) return undefined;
  const loaded = running.get(remote.name);
  if (loaded) return loaded;
  opened ??= remote;
  const needsDocument = opened.name !== remote.name && (opened.sources ?? remote.sources);
  if (needsDocument || isShellReplaced(registry) || isOff(registry, remote.name))
    throw new FullPageLoadError();
  let release: Release = remote;
  try {
    const routes = await whenConnected(() => {
      release = chooseFallbackVersion(remote, path);
      return load(remote, release, path).catch((error: unknown) => {
        failedHere.add(remote.name);
        throw error;
      });
    });
    running.set(remote.name, { ...routes, live: remote.version });
    // Reset the failure count only if the live version loaded, not the fallback.
    if (release === remote) recordFailures(remote, 0);
    return routes;
  } catch (error) {
    recordFailures(remote, failuresOf(remote) + 1);
    report('load', error, { remote: remote.name, version: release.version });
    throw new RemoteUnavailableError(remote.name, error);
  }
};

/** Counts and reports a missing file of a page whose remote has loaded its routes. */
export const notePageFailure = (path: string, error: unknown): void => {
  const remote = current && ownerOf(current, path);
  if (!remote) return;
  recordFailures(remote, failuresOf(remote, path) + 1, path);
  report('load', error);
};

let preload: { path: string; routes: Promise<LoadedRemote | undefined> } | undefined;

/** Starts to load the first page's routes before React runs. The router handles errors later. */
export const preloadRoutes = (): void => {
  const path = pagePath(window.location.pathname);
  preload = { path, routes: loadRoutes(path) };
  preload.routes.catch(() => undefined);
};

/** The routes of a path: once those of `preloadRoutes`, otherwise newly loaded. */
export const routesFor = (path: string): Promise<LoadedRemote | undefined> => {
  const preloaded = preload?.path === path ? preload.routes : undefined;
  preload = undefined;
  return preloaded ?? loadRoutes(path);
};
