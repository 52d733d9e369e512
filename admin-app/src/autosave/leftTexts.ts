import { api, isUnanswered, newKey, timeLimit, type Autosave } from '@charity-site/api-client';
import { whenConnected } from '@charity-site/api-client/http';
import type { ServerAutosave, ServerAutosaves } from '@charity-site/api-client/entities';
import { isOwnToken } from '../session/ownSession';
import { adoptNameless, ownStore } from './store';

/** Time limit for the server's answer, in ms; then the texts of this browser are offered alone. */
const ANSWER_TIME = 4_000;

/** The text of an editor. */
export type EditorText = Autosave & { number: number; key: string };

/** A text that a closed form left. */
export type LeftText = EditorText & {
  /** Browser and system in words, for a text that is not in this browser. */
  device?: string;
};

/** Sends the text of an editor, and notes in its copy that the server has had it. */
export const sendText = async (
  form: string,
  { id, number, key, values, version = null }: EditorText,
): Promise<void> => {
  const store = ownStore();
  await api.autosaves.keep(id, { form, number, key, values, version });
  const kept = store.read(form).find((one) => one.id === id);
  if (kept && !kept.isDeleted) store.keep(form, { ...kept, had: number });
};

/** Deletes a text in this browser, and on the server as soon as there is a connection. */
export const deleteText = (form: string, { id, number }: Pick<EditorText, 'id' | 'number'>): void => {
  const store = ownStore();
  store.keep(form, { id, values: {}, number, isDeleted: true });
  whenConnected(() => api.autosaves.remove(id, number)).then(
    () => store.forget(form, id),
    // It is deleted when a form looks for texts again.
    () => undefined,
  );
};

/** Reads a text of the server; undefined when it has ended meanwhile, or the connection broke. */
const readText = async ({ id }: ServerAutosave): Promise<LeftText | undefined> => {
  const text = await api.autosaves.get(id).catch(() => undefined);
  return text && { ...text, at: text.keptAt };
};

/**
 * Gives the copy of an admin-app of before 2026-12-29, which has no number and whose id is its key, an editor of its own, unless
 * the server has the same text. A deletion of that time cannot say what it deletes any more: the text is offered again.
 */
const renew = async (form: string, { id, values, version, at, isDeleted }: Autosave, theirs?: ServerAutosave) => {
  const store = ownStore();
  const same = theirs?.key ? await readText(theirs) : undefined;
  // Another tab may have been here meanwhile.
  if (!store.read(form).some((one) => one.id === id)) return;
  const isNeeded = !isDeleted && JSON.stringify(same?.values) !== JSON.stringify(values);
  store.forget(form, id);
  if (isNeeded) store.keep(form, { id: newKey(), number: 1, key: id, values, version, at });
};

/**
 * Brings the texts of this browser in line with those of the server: what the server has had and has no more was saved, deleted or
 * restored elsewhere, and is forgotten. No clock is asked. Rejects without an answer.
 */
const settleTexts = async (form?: string, signal?: AbortSignal): Promise<ServerAutosaves> => {
  const store = ownStore();
  // What the server gets from now on need not be in its answer.
  const hadBefore = new Map(store.all().map(({ id, had }) => [id, had]));
  const server = await api.autosaves.list(form, signal);
  if (!isOwnToken()) throw new Error('Somebody else has signed in.');
  adoptNameless(server);
  for (const { form: of, ...kept } of store.all()) {
    if (form !== undefined && of !== form) continue;
    const theirs = server.texts.find(({ id }) => id === kept.id);
    const { id, number } = kept;
    if (number === undefined) await renew(of, kept, theirs);
    else if (kept.isDeleted) deleteText(of, { id, number });
    else if (theirs?.key && theirs.number === number) store.keep(of, { ...kept, had: number });
    else if ((theirs?.number ?? hadBefore.get(id) ?? 0) >= number) store.forget(of, id);
  }
  return server;
};

/** The copies of this browser that were not deleted. */
const copiesOf = (form: string): EditorText[] =>
  ownStore()
    .read(form)
    .flatMap(({ number = 1, key, ...kept }) => (kept.isDeleted ? [] : [{ ...kept, number, key: key ?? kept.id }]));

/**
 * Finds the latest text that closed forms left, in this browser and on the server. Without an answer of the server nothing is
 * forgotten.
 *
 * @param isOffered false for a text that is open in a form, or of no use
 * @param show gets the text: at once one that the server never had, then the latest of all, with the names of other people who are
 * typing into the form
 */
export const findLeftText = async (
  form: string,
  isOffered: (text: Pick<EditorText, 'id' | 'number'> & Partial<LeftText>) => boolean,
  show: (found: LeftText | undefined, editing?: readonly string[]) => void,
): Promise<void> => {
  show(copiesOf(form).find((kept) => (kept.had ?? 0) < kept.number && isOffered(kept)));
  const server = await settleTexts(form, timeLimit(ANSWER_TIME)).catch(() => undefined);
  if (!server) return show(copiesOf(form).find(isOffered), []);
  const known = ownStore().read(form);
  const isKnown = (row: ServerAutosave) => known.some(({ id, number = 1 }) => id === row.id && number >= row.number);
  const there = server.texts.filter((row) => row.key && row.form === form && !isKnown(row) && isOffered(row));
  const all = [...copiesOf(form), ...there.map((row) => ({ ...row, at: row.keptAt }))];
  for (const one of all.sort((before, other) => other.at.localeCompare(before.at))) {
    const text = 'values' in one ? one : await readText(one);
    if (text && isOffered(text)) return show(text, server.editing);
  }
  show(undefined, server.editing);
};

/** Sends the texts of this browser that the server never had, so that other devices offer them. Rejects without a connection. */
export const sendLeftTexts = async (): Promise<void> => {
  await settleTexts();
  for (const { form, number, key, ...kept } of ownStore().all()) {
    if (number === undefined || key === undefined || (kept.had ?? 0) >= number) continue;
    try {
      await sendText(form, { ...kept, number, key });
    } catch (error) {
      // A refused text stays in this browser, and its form offers it.
      if (isUnanswered(error)) throw error;
    }
  }
};
