import { api, autosaveStore, isNotFound, randomId, timeLimit } from '@charity-site/api-client';
import type { EditorText, ServerAutosave } from '@charity-site/api-client/entities';
import { isOwnToken, personHere } from '../session/ownSession';

/**
 * Time after its last change until a text expires, in milliseconds. The server keeps texts as long.
 */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/** Time limit for the server's answer, in ms; then the texts of this browser are offered alone. */
const ANSWER_TIME = 4_000;

/** The unsaved text of a form (docs/decisions/0051-forms-and-autosave.md). */
export interface UnsavedText extends EditorText {
  /** Time of the last change, UTC ISO 8601. */
  at: string;
  /** Browser and system in words, for a text of the server. */
  device?: string;
}

/** A text in this browser. One that was deleted has no key and waits for the server to know. */
interface Copy extends UnsavedText {
  /** Id of the person who typed it. */
  person: string;
  /** The server has had this number. */
  isSent?: boolean;
  /** The name of the text that was restored to this one. The server deletes it with this one. */
  replaces?: string;
}

/** A number of a text, as calls name it: see `ChangeOptions`. */
const nameOf = ({ id, number }: Pick<EditorText, 'id' | 'number'>) => `${id}/${number}`;

const store = autosaveStore<Copy>('admin-text:', KEPT_FOR);

/** This person's texts in this browser. Those of others wait for them. */
const copies = () =>
  isOwnToken() ? store.all().filter(({ person }) => person === personHere()) : [];

const copyOf = (id: string) => copies().find((copy) => copy.id === id);

const send = async (copy: Copy): Promise<void> => {
  if (copy.isSent || !(await api.autosaves.put(copy))) return;
  const now = copyOf(copy.id);
  // It may have been changed, saved or deleted meanwhile.
  if (now?.number !== copy.number || now.key !== copy.key) return;
  if (copy.key) store.keep({ ...copy, isSent: true });
  else store.forget(copy);
};

/**
 * Sends what the server never had, also the texts of forms that have closed. Each request starts at
 * once.
 */
export const sendTexts = () => Promise.all(copies().map(send));

/** Deletes a text, unless it has been changed since. */
export const deleteText = (text: Omit<UnsavedText, 'at'>): void => {
  if ((copyOf(text.id)?.number ?? 0) > text.number) return;
  store.keep({ ...text, person: personHere(), key: '', values: {}, isSent: false });
  void sendTexts();
};

/**
 * Creates the text of a form that opens.
 * @param restored the text that the form starts with. It is deleted when the server has this one.
 */
export const openText = (form: string, restored?: UnsavedText) => {
  const person = personHere();
  const id = randomId();
  const { key = randomId() } = restored ?? {};
  const replaces = restored && nameOf(restored);
  let latest: Omit<Copy, 'at'> | undefined;
  /** Keeps the content of the form in the browser. Returns false when its storage is full. */
  const keep = (values: UnsavedText['values'], version: string | null = null): boolean => {
    const number = (latest?.number ?? 0) + 1;
    latest = { person, form, id, number, key, version, values, replaces };
    return store.keep(latest);
  };
  if (restored) keep(restored.values, restored.version);
  return {
    id,
    key,
    keep,
    /** The text as a save names it: see `ChangeOptions`. */
    name: () => latest && nameOf(latest),
    /**
     * Deletes the text. After a save the server may still get one: addresses of files that were
     * uploaded for it.
     */
    end: () => latest && deleteText(latest),
  };
};

/**
 * Gives the copies of an admin-app of before 2026-12-29 an editor, a number and a person: the owner
 * of the server's row, else the first person who signs in. Without an answer they wait.
 */
const adoptCopies = async (): Promise<void> => {
  const earlier = autosaveStore<Copy & { isDeleted?: true }>('admin-draft:', KEPT_FOR);
  for (const { id, isDeleted, ...text } of isOwnToken() ? earlier.all() : []) {
    // True for a text that nobody has, false for one of somebody else.
    const theirs = await api.autosaves.get(id).then(({ values }) => values, isNotFound);
    if (!theirs) continue;
    // The id is the same in all tabs.
    if (!isDeleted && JSON.stringify(theirs) !== JSON.stringify(text.values))
      store.keep({ ...text, person: personHere(), id: `${id}x`, number: 1, key: id });
    earlier.forget({ form: text.form, id });
  }
};

/**
 * Finds the latest text that closed forms left, in this browser and on the server, and the names of
 * others who are typing into the form. The higher number wins, and what is saved or deleted on the
 * server over a text of its number; a copy that loses is forgotten, as is one that the server has
 * had and does not have any more. No clock decides.
 * @param open ids of texts that are open in a form
 */
export const findText = async (
  form: string,
  open: readonly string[],
): Promise<{ unsaved?: UnsavedText; editing: string[] }> => {
  await adoptCopies();
  // The answer may lack texts that are sent after the request.
  const here = copies();
  const { rows, editing } = await api.autosaves
    .list(form, timeLimit(ANSWER_TIME))
    .catch(() => ({ rows: undefined, editing: [] }));
  const texts = new Map<string, Copy | ServerAutosave>(rows?.map((row) => [row.id, row]));
  for (const copy of here) {
    const row = texts.get(copy.id);
    const isGone = row
      ? row.number > copy.number || (row.number === copy.number && !row.key)
      : rows && copy.isSent;
    if (!isGone) texts.set(copy.id, copy);
    else if (copyOf(copy.id)?.number === copy.number) store.forget(copy);
  }
  const hidden = [...open, ...here.map(({ replaces }) => replaces)];
  const [latest] = [...texts.values()]
    .filter((one) => one.form === form && one.key)
    .filter((one) => !hidden.includes(one.id) && !hidden.includes(nameOf(one)))
    .sort((one, other) => other.at.localeCompare(one.at));
  const unsaved =
    latest &&
    ('values' in latest ? latest : { ...latest, ...(await api.autosaves.get(latest.id)) });
  return { unsaved, editing };
};
