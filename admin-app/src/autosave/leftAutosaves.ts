import { api, newKey, timeLimit, type Autosave } from '@charity-site/api-client';
import type { ServerAutosave } from '@charity-site/api-client/entities';
import { deleteAutosave } from './deleteAutosave';
import { adoptNameless, ownStore } from './store';

/** Time limit for the server's answer, in ms; then the texts of this browser are offered alone. */
const ANSWER_TIME = 4_000;

/** A text that a closed form left. */
export interface LeftAutosave extends Autosave {
  /** Browser and system in words, for a text that is not in this browser. */
  device?: string;
  /** The server has it. */
  isStored?: boolean;
}

/** Finds out if a form has the text with this id open. */
type IsOpen = (id: string) => boolean;

/**
 * Brings the texts that closed forms left in this browser in line with those of the server: what was saved, deleted or continued
 * elsewhere is forgotten, what was changed here and elsewhere becomes a text of its own. No clock is asked.
 * @returns the texts that stay
 */
export const leftHere = (
  server: readonly ServerAutosave[],
  isOpen: IsOpen,
  form?: string,
): (LeftAutosave & { form: string })[] => {
  adoptNameless(server);
  const store = ownStore();
  return store.all().flatMap((kept) => {
    if (isOpen(kept.id) || (form !== undefined && kept.form !== form)) return [];
    if (kept.isDeleted) {
      deleteAutosave(kept.form, kept);
      return [];
    }
    const theirs = server.find(({ id }) => id === kept.id);
    if (!theirs) return [kept];
    const { revisions: [latest = ''] = [] } = kept;
    const [theirLatest = ''] = theirs.revisions;
    if (latest === theirLatest && !theirs.ended) return [{ ...kept, isStored: true }];
    if (theirs.revisions.includes(latest)) {
      store.forget(kept.form, kept.id);
      return [];
    }
    if (theirs.ended || kept.revisions?.includes(theirLatest)) return [kept];
    const apart = { ...kept, id: newKey(), revisions: undefined };
    if (store.keep(kept.form, apart)) store.forget(kept.form, kept.id);
    return [apart];
  });
};

const readAutosave = async ({ id }: ServerAutosave): Promise<LeftAutosave[]> => {
  try {
    const { keptAt, ...kept } = await api.autosaves.get(id);
    return [{ ...kept, at: keptAt, isStored: true }];
  } catch {
    // Ended meanwhile, or the connection broke.
    return [];
  }
};

const newestFirst = (all: readonly LeftAutosave[]): LeftAutosave[] =>
  [...all].sort((one, other) => other.at.localeCompare(one.at));

/**
 * Finds the texts that closed forms left, in this browser and on the server.
 *
 * @param show gets the texts, newest first: at once those that the server never got, then all, with the server's
 */
export const findLeftAutosaves = async (
  form: string,
  isOpen: IsOpen,
  show: (found: LeftAutosave[], server?: readonly ServerAutosave[]) => void,
): Promise<void> => {
  const store = ownStore();
  show(store.read(form).filter(({ id, revisions }) => !revisions && !isOpen(id)));
  const server = await api.autosaves.list(form, timeLimit(ANSWER_TIME)).catch(() => []);
  const deleted = store.read(form).filter(({ isDeleted }) => isDeleted);
  const here = leftHere(server, isOpen, form);
  const known = new Set([...deleted, ...here].map(({ id }) => id));
  const there = server.filter(({ id, ended }) => !ended && !known.has(id) && !isOpen(id));
  show(newestFirst([...here, ...(await Promise.all(there.map(readAutosave))).flat()]), server);
};
