import { fetchRegistry, isShellReplaced } from '../registry/loadRegistry';
import { runningRemotes } from '../remotes/loadRoutes';
import type { UpdateEvent } from '../contract';

const UPDATE: UpdateEvent = 'shell:update';

/**
 * Returns true if another version of the shell or of a running remote has become live since this
 * tab loaded it. False when the registry cannot be fetched.
 */
export const isOutdated = async (): Promise<boolean> => {
  const running = runningRemotes();
  try {
    const registry = await fetchRegistry(running.keys());
    return (
      isShellReplaced(registry) ||
      registry.remotes.some(
        ({ name, version }) => running.has(name) && running.get(name)?.live !== version,
      )
    );
  } catch {
    return false;
  }
};

/**
 * Asks the remotes whether the page may be reloaded; a remote with unsaved text prevents it
 * (contract 1.1).
 */
export const mayReload = (): boolean =>
  window.dispatchEvent(new Event(UPDATE, { cancelable: true }));
