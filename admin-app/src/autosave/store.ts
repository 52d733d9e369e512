import { autosaveStore } from '@charity-site/api-client';
import { isId, type ServerAutosaves } from '@charity-site/api-client/entities';
import { personHere } from '../session/ownSession';

/** Text that nobody asked for in this time is removed, in milliseconds. The server removes its copy after the same time. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

const PREFIX = 'admin-draft:';

/** The unsaved texts of this tab's person in this browser. Those of other people wait here for them. */
export const ownStore = () => autosaveStore(`${PREFIX}${personHere()}:`, KEPT_FOR);

/**
 * Gives the person those copies of versions before 2026-12, which name nobody, that can be nobody else's: the server has the text
 * for this person, or knows of nobody else. The others are shown to nobody. Also removes the expired texts of everybody.
 */
export const adoptNameless = ({ texts, isAlone }: ServerAutosaves): void => {
  const nameless = autosaveStore(PREFIX, KEPT_FOR);
  for (const { form, ...kept } of nameless.all()) {
    const isOwn = isAlone || texts.some((row) => row.id === kept.id && row.form === form);
    if (isOwn && !isId(form.replace(/:.*/, '')) && ownStore().keep(form, kept)) nameless.forget(form, kept.id);
  }
};
