import { fetchRegistry, isShellReplaced } from '../registry/loadRegistry';
import { runningRemotes } from '../remotes/loadRoutes';
import type { UpdateEvent } from '../contract';

const UPDATE: UpdateEvent = 'shell:update';

/**
 * Resolves to true if another version of the shell or of a running remote has gone live since this
 * tab loaded it. False if the registry cannot be fetched.
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
 * True if no remote prevents a reload of the page. A remote with unsaved text prevents it (contract
 * 1.1).
 */
export const mayReload = (): boolean =>
  window.dispatchEvent(new Event(UPDATE, { cancelable: true }));
