import { timeLimit } from '@charity-site/api-client/http';
import { pagePath } from '../navigation/paths';
import {
  isElsewhere,
  findRemote,
  parseRegistry,
  RegistryError,
  type Registry,
} from '@charity-site/registry';

/** URL of the registry, if the HTML does not contain it (static host). */
const REGISTRY_URL = '/remotes.json';

/** Timeout for the registry, in milliseconds. */
const TIME_LIMIT = 10_000;

/** The registry as far as this tab has loaded it. */
let loaded: Registry | undefined;
/** The shell's version in this tab: the live one of the first registry. */
let running: string | undefined;

/** The version of the shell that runs in this tab; undefined if none has been released. */
export const runningShell = (): string | undefined => running;

/** True if another shell has gone live since this tab was opened. */
export const isShellReplaced = ({ shell }: Registry): boolean =>
  running !== undefined && shell !== undefined && shell.version !== running;

/**
 * Fetches the current registry.
 * @param of names of the remotes to return; a static host returns all of them
 * @throws RegistryError, or what fetch throws
 */
export const fetchRegistry = async (of: Iterable<string> = []): Promise<Registry> => {
  const names = [...of].join();
  const response = await fetch(names ? `${REGISTRY_URL}?of=${names}` : REGISTRY_URL, {
    cache: 'no-cache',
    signal: timeLimit(TIME_LIMIT),
  });
  if (!response.ok) throw new RegistryError(`The registry answered ${response.status}.`);
  return parseRegistry(await response.json());
};

const inlineRegistry = (): Registry | undefined => {
  const text = document.getElementById('remotes')?.textContent;
  return text ? parseRegistry(JSON.parse(text)) : undefined;
};

/** Adds missing remotes. Known ones stay unchanged, because they may be running. */
const withMissingRemotes = ({ remotes }: Registry, whole: Registry): Registry => ({
  ...whole,
  remotes: [
    ...remotes,
    ...whole.remotes.filter(({ name }) => !remotes.some((remote) => remote.name === name)),
  ],
});

/**
 * The registry for a path: read from the HTML if the server included it (saves a request),
 * otherwise fetched. The HTML contains only the entry of the page's own remote; the full registry
 * is fetched when another remote is visited. Failures are not cached, so a retry sends a new
 * request.
 */
export const registryFor = async (path: string): Promise<Registry> => {
  if (!loaded) {
    loaded = inlineRegistry() ?? (await fetchRegistry());
    running = loaded.shell?.version;
  }
  if (isElsewhere(loaded, path)) loaded = withMissingRemotes(loaded, await fetchRegistry());
  return loaded;
};

/** The registry including a remote whose widgets are shown; the tab may not have visited it. */
export const registryWith = async (remote: string): Promise<Registry> => {
  const registry = await registryFor(pagePath(window.location.pathname));
  if (findRemote(registry, remote)) return registry;
  loaded = withMissingRemotes(registry, await fetchRegistry([remote]));
  return loaded;
};
