import { autosaveStore } from '@charity-site/api-client';
import type { ServerAutosave } from '@charity-site/api-client/entities';
import { personHere } from '../session/ownSession';

/** Text that nobody asked for in this time is removed, in milliseconds. The server removes its copy after the same time. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const PREFIX = 'admin-draft:';

/** The unsaved texts of this tab's person in this browser. Those of other people wait here for them. */
export const ownStore = () => autosaveStore(`${PREFIX}${personHere()}:`, KEPT_FOR);

/**
 * Gives the person those copies of versions before 2026-12, which name nobody, whose text the server has for this person. Of a text
 * that no server got nobody knows whose it is: it is shown to nobody. Also removes the expired texts of everybody.
 */
export const adoptNameless = (server: readonly ServerAutosave[]): void => {
  const nameless = autosaveStore(PREFIX, KEPT_FOR);
  for (const { form, ...kept } of nameless.all())
    if (server.some((row) => row.id === kept.id && row.form === form) && ownStore().keep(form, kept))
      nameless.forget(form, kept.id);
};
