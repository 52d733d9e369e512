import { api, autosaveStore, isNotFound, randomId, timeLimit } from '@charity-site/api-client';
import type { EditorText, ServerAutosave } from '@charity-site/api-client/entities';
import { isOwnToken, personHere } from '../session/ownSession';

/** TTL of an autosave after its last change, in ms. The server has the same. */
const AUTOSAVE_TTL = 30 * 24 * 60 * 60 * 1000;

/** Timeout of the list request, in ms. After it, only this browser's autosaves are offered. */
const LIST_TIMEOUT = 4_000;

/** Unsaved input of a form (docs/decisions/0051-forms-and-autosave.md). */
export interface Autosave extends EditorText {
  /** Time of the last change, UTC ISO 8601. */
  at: string;
  /** Browser and system as text, for an autosave from the server. */
  device?: string;
}

/**
 * An autosave in this browser. A deleted one has no key, and stays until the server has deleted it,
 * too.
 */
interface LocalAutosave extends Autosave {
  /** Id of the person who typed. */
  person: string;
  /** True once the server has stored this number. */
  isSent?: boolean;
  /**
   * Reference of the autosave that was restored to this one. The server deletes it when it stores
   * this one.
   */
  replaces?: string;
}

/** Reference of an autosave in calls: see `ChangeOptions`. */
const referenceOf = ({ id, number }: Pick<EditorText, 'id' | 'number'>) => `${id}/${number}`;

const store = autosaveStore<LocalAutosave>('admin-text:', AUTOSAVE_TTL);

/** This person's autosaves in this browser. Other people's stay until they sign in. */
const localAutosaves = () =>
  isOwnToken() ? store.all().filter(({ person }) => person === personHere()) : [];

const localAutosave = (id: string) => localAutosaves().find((local) => local.id === id);

const send = async (local: LocalAutosave): Promise<void> => {
  if (local.isSent || !(await api.autosaves.put(local))) return;
  // The server has deleted it, too.
  const replaced = localAutosaves().find((other) => referenceOf(other) === local.replaces);
  if (replaced) store.forget(replaced);
  const now = localAutosave(local.id);
  // The autosave may have been changed, saved or deleted during the request.
  if (now?.number !== local.number || now.key !== local.key) return;
  if (local.key) store.keep({ ...local, isSent: true });
  else store.forget(local);
};

/**
 * Sends the autosaves and deletions that the server does not have, also those of closed forms. Each
 * request starts at once.
 */
export const syncAutosaves = () => Promise.all(localAutosaves().map(send));

/** Deletes an autosave here and on the server, unless it has been changed since. */
export const deleteAutosave = (autosave: Omit<Autosave, 'at'>): void => {
  if ((localAutosave(autosave.id)?.number ?? 0) > autosave.number) return;
  store.keep({ ...autosave, person: personHere(), key: '', values: {}, isSent: false });
  void syncAutosaves();
};

/**
 * Creates the autosave of a form that opens.
 * @param restored the autosave that the form starts with. The server deletes it when it stores the
 * new one.
 */
export const createAutosave = (form: string, restored?: Autosave) => {
  const person = personHere();
  const id = randomId();
  const { key = randomId() } = restored ?? {};
  const replaces = restored && referenceOf(restored);
  let latest: Omit<LocalAutosave, 'at'> | undefined;
  /** Stores the form's values in the browser. Returns false if its storage is full. */
  const save = (values: Autosave['values'], version: string | null = null): boolean => {
    const number = (latest?.number ?? 0) + 1;
    latest = { person, form, id, number, key, version, values, replaces };
    return store.keep(latest);
  };
  if (restored) save(restored.values, restored.version);
  return {
    id,
    key,
    save,
    /** Reference of the latest values; undefined before the first change. */
    reference: () => latest && referenceOf(latest),
    /**
     * Deletes the autosave. A save needs this, too: during the save, the URLs of uploaded files may
     * have been autosaved.
     */
    remove: () => latest && deleteAutosave(latest),
  };
};

/**
 * Migrates autosaves of an admin-app from before 2026-12-29: adds editor, number and person. They
 * belong to the owner of the server's row, otherwise to the first person who signs in. They wait
 * while the server is unreachable.
 */
const adoptEarlierAutosaves = async (): Promise<void> => {
  const earlier = autosaveStore<LocalAutosave & { isDeleted?: true }>('admin-draft:', AUTOSAVE_TTL);
  for (const { id, isDeleted, ...autosave } of isOwnToken() ? earlier.all() : []) {
    // True if the server has no such row; undefined for another person's row.
    const theirs = await api.autosaves.get(id).then(({ values }) => values, isNotFound);
    if (!theirs) continue;
    // All tabs derive the same id.
    if (!isDeleted && JSON.stringify(theirs) !== JSON.stringify(autosave.values))
      store.keep({ ...autosave, person: personHere(), id: `${id}x`, number: 1, key: id });
    earlier.forget({ form: autosave.form, id });
  }
};

/**
 * Finds the latest restorable autosave of closed forms, in this browser and on the server, and the
 * names of others who are typing into the form. The higher number wins; with equal numbers, a save
 * or deletion on the server wins. A copy that loses is deleted, and so is one that the server
 * stored and no longer has. Clocks never decide.
 * @param open ids of autosaves that are open in a form
 */
export const findRestorable = async (
  form: string,
  open: readonly string[],
): Promise<{ unsaved?: Autosave; editing: string[] }> => {
  await adoptEarlierAutosaves();
  // The response may lack autosaves that are sent after the request.
  const locals = localAutosaves();
  const { rows, editing } = await api.autosaves
    .list(form, timeLimit(LIST_TIMEOUT))
    .catch(() => ({ rows: undefined, editing: [] }));
  const merged = new Map<string, LocalAutosave | ServerAutosave>(rows?.map((row) => [row.id, row]));
  for (const local of locals) {
    const row = merged.get(local.id);
    const isGone = row
      ? row.number > local.number || (row.number === local.number && !row.key)
      : rows && local.isSent;
    if (!isGone) merged.set(local.id, local);
    else if (localAutosave(local.id)?.number === local.number) store.forget(local);
  }
  const hidden = [...open, ...locals.map(({ replaces }) => replaces)];
  const [latest] = [...merged.values()]
    .filter((one) => one.form === form && one.key)
    .filter((one) => !hidden.includes(one.id) && !hidden.includes(referenceOf(one)))
    .sort((one, other) => other.at.localeCompare(one.at));
  const unsaved =
    latest &&
    ('values' in latest ? latest : { ...latest, ...(await api.autosaves.get(latest.id)) });
  return { unsaved, editing };
};
