import { fetchRegistry } from '../registry/loadRegistry';
import { runningRemotes } from '../remotes/loadRoutes';
import type { UpdateEvent } from '../contract';

const UPDATE: UpdateEvent = 'shell:update';

/**
 * Whether a part that this tab runs has been released anew, or rolled back, since the tab loaded it. An unreachable
 * registry means no: the tab goes on with what it has.
 */
export const isOutdated = async (): Promise<boolean> => {
  const running = runningRemotes();
  try {
    const { remotes } = await fetchRegistry(running.keys());
    return remotes.some(({ name, version }) => running.has(name) && running.get(name)?.live !== version);
  } catch {
    return false;
  }
};

/** Asks every part whether the page may be loaded anew; one that holds unsaved text says no (contract 1.1). */
export const mayReload = (): boolean => window.dispatchEvent(new Event(UPDATE, { cancelable: true }));
