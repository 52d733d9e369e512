import { api, autosaveStore, isNotFound, newKey, timeLimit } from '@charity-site/api-client';
import type { EditorText } from '@charity-site/api-client/entities';
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
  /** The text that was restored to this one. It is deleted when the server has this one. */
  replaces?: UnsavedText;
}

const store = autosaveStore<Copy>('admin-text:', KEPT_FOR);

/** This person's texts in this browser. Those of others wait for them. */
const copies = () => store.all().filter(({ person }) => person === personHere());

const copyOf = (id: string) => copies().find((copy) => copy.id === id);

/** Deletes a text, unless it has been changed since. */
export const deleteText = ({
  id,
  form,
  number,
}: Pick<UnsavedText, 'id' | 'form' | 'number'>): void => {
  if ((copyOf(id)?.number ?? 0) > number) return;
  store.keep({ person: personHere(), form, id, number, key: '', version: null, values: {} });
  void sendTexts();
};

const send = async (copy: Copy): Promise<void> => {
  if (!isOwnToken() || !(await api.autosaves.put(copy))) return;
  if (copy.replaces) deleteText(copy.replaces);
  const now = copyOf(copy.id);
  // It may have been changed, saved or deleted meanwhile.
  if (now?.number !== copy.number || now.key !== copy.key) return;
  if (copy.key) store.keep({ ...copy, isSent: true, replaces: undefined });
  else store.forget(copy);
};

/**
 * Sends what the server never had, also the texts of forms that have closed. Each request starts at
 * once.
 */
export const sendTexts = async (): Promise<void> => {
  await Promise.all(copies().map(async (copy) => copy.isSent || send(copy)));
};

/**
 * Creates the text of a form that opens.
 * @param restored the text that the form starts with
 */
export const openText = (form: string, restored?: UnsavedText) => {
  const person = personHere();
  const { key = newKey() } = restored ?? {};
  const id = newKey();
  let number = 0;
  /** Keeps the content of the form in the browser. Returns false when its storage is full. */
  const keep = (values: UnsavedText['values'], version: string | null = null): boolean => {
    const replaces = number > 0 ? copyOf(id)?.replaces : restored && { ...restored, values: {} };
    number += 1;
    return store.keep({ person, form, id, number, key, version, values, replaces });
  };
  if (restored) keep(restored.values, restored.version);
  return {
    id,
    key,
    keep,
    /** The text as a save names it: see `ChangeOptions`. */
    name: () => (number > 0 ? `${id}/${number}` : undefined),
    /**
     * Deletes the text. After a save the server may still get one: addresses of files that were
     * uploaded for it.
     */
    end: () => {
      if (number > 0) deleteText({ id, form, number });
    },
  };
};

/**
 * Gives the copies of an admin-app of before 2026-12-29 an editor, a number and a person: the owner
 * of the server's row, else the first person who signs in. Without an answer they wait.
 */
export const adoptCopies = async (): Promise<void> => {
  const earlier = autosaveStore<Omit<Copy, 'version'> & Partial<Copy> & { isDeleted?: true }>(
    'admin-draft:',
    KEPT_FOR,
  );
  for (const { form, id, values, version = null, at, isDeleted } of isOwnToken()
    ? earlier.all()
    : [])
    try {
      const theirs = await api.autosaves.get(id).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      });
      const isStored = JSON.stringify(theirs?.values) === JSON.stringify(values);
      // The id is the same in all tabs.
      if (!isDeleted && !isStored)
        store.keep({
          person: personHere(),
          form,
          id: `${id}x`,
          number: 1,
          key: id,
          values,
          version,
          at,
        });
      earlier.forget({ form, id });
    } catch {
      // It stays for the next visit, or for its owner.
    }
};

/**
 * Finds the latest text that closed forms left, in this browser and on the server, and the names of
 * others who are typing into the form. Forgets the copies of this browser that were saved, deleted
 * or restored elsewhere: the server has had their number, and has no such text any more. No clock
 * decides.
 * @param isOpen true for a text that is open in a form
 */
export const findText = async (
  form: string,
  isOpen: (id: string) => boolean,
): Promise<{ text?: UnsavedText; editing: string[] }> => {
  await adoptCopies();
  // The answer may lack texts that are sent after the request.
  const here = copies().filter((copy) => copy.form === form);
  const server =
    isOwnToken() && (await api.autosaves.list(form, timeLimit(ANSWER_TIME)).catch(() => undefined));
  const { rows, editing } = server || { rows: undefined, editing: [] };
  const isGone = ({ id, number, key, isSent }: Copy) => {
    const row = rows?.find((one) => one.id === id);
    return row ? row.number > number || (row.number === number && !row.key && key) : rows && isSent;
  };
  const stay = here.filter((copy) => !isGone(copy));
  for (const copy of here)
    if (isGone(copy) && copyOf(copy.id)?.number === copy.number) store.forget(copy);
  const others =
    rows?.filter((row) => !stay.some(({ id, number }) => id === row.id && number >= row.number)) ??
    [];
  const hidden = stay.map(({ replaces }) => replaces?.id);
  const left = [...stay, ...others.map((row) => ({ ...row, at: row.keptAt }))].filter(
    (one) => one.key && one.form === form && !hidden.includes(one.id) && !isOpen(one.id),
  );
  for (const one of left.sort((first, second) => second.at.localeCompare(first.at))) {
    const text = 'values' in one ? one : await api.autosaves.get(one.id).catch(() => undefined);
    if (text && !isOpen(text.id)) return { text: { at: one.at, ...text }, editing };
  }
  return { editing };
};
