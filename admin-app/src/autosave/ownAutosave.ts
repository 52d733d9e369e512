import { api, autosaveName, isUnanswered, newKey, type Autosave, type AutosaveAt } from '@charity-site/api-client';
import { isOwnToken, personHere } from '../session/ownSession';
import { deleteAutosave } from './deleteAutosave';
import type { LeftAutosave } from './leftAutosaves';
import { ownStore } from './store';

/** The text is sent after a pause in typing of this time, in milliseconds. */
const PAUSE = 4_000;

/** While somebody types on, it is sent after this time, in milliseconds. */
const LATEST = 20_000;

/** Maximum number of revisions that the server takes. */
const REVISIONS_MAX = 20;

/** Content of a form. */
type Typed = Pick<Autosave, 'values' | 'version'>;

/** The text of a form while it is saved. */
export interface SavedText {
  /** The text as the save names it; undefined when it was never sent. */
  name: string | undefined;
  /** The save has succeeded or failed. */
  over: () => void;
}

const isSame = (one: Typed | undefined, other: Typed): boolean =>
  JSON.stringify([one?.values, one?.version ?? null]) === JSON.stringify([other.values, other.version ?? null]);

/**
 * The text of one open form: kept in the browser at once, and on the server at the next pause
 * (docs/decisions/0051-forms-and-autosave.md). One call runs at a time. Where another device has gone on with the same text, this
 * one goes on under another id.
 *
 * @param left an earlier text that the form goes on with
 */
export const ownAutosave = (form: string, left?: LeftAutosave) => {
  const store = ownStore();
  const person = personHere();
  let id = left?.id ?? newKey();
  let revisions = left?.revisions ?? [];
  let latest: Typed | undefined = left && { values: left.values, version: left.version };
  /** The latest revision has been sent. */
  let isSent = revisions.length > 0;
  /** The server has answered the latest revision. */
  let isStored = left?.isStored ?? false;
  /** The last answered revision of this form. */
  let answered: string | undefined;
  /** Id of the text that another device has gone on with. */
  let forkedFrom: string | undefined;
  let onFork = () => {};
  let isOver = false;
  /** Another form may go on with the text in this browser. */
  let isClosed = false;
  let isSaving = false;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;

  const isWaiting = () => !isOver && !isSaving && !isStored && latest !== undefined && isOwnToken(person);
  const keepHere = (): boolean =>
    isClosed || !latest || store.keep(form, { id, ...latest, ...(revisions.length > 0 && { revisions }) });
  /** The text as a call names it. The name is kept here before the call, because the answer can be lost. */
  const named = (): AutosaveAt => {
    if (revisions.length === 0) revisions = [newKey()];
    isSent = true;
    keepHere();
    return { id, revisions };
  };
  const content = ({ values, version = null }: Typed) => ({ form, values, version });

  const send = async (typed: Typed): Promise<void> => {
    const at = named();
    const kept = await api.autosaves.keep(at, content(typed));
    // No other device goes on from the revision before, unless this form did when it opened.
    revisions = revisions.filter((one) => one !== answered);
    answered = at.revisions[0];
    isStored = revisions[0] === answered;
    if (kept.id !== id) {
      // After a save or its own end, the text under the other id is not needed.
      if (isOver) return deleteAutosave(form, { id: kept.id, revisions: at.revisions });
      if (!isClosed) store.forget(form, id);
      [forkedFrom, id] = [id, kept.id];
      onFork();
    }
    if (!isOver) keepHere();
  };
  const sendAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = waitingSince = undefined;
    if (running) return;
    running = true;
    try {
      while (latest && isWaiting()) await send(latest);
    } catch (error) {
      // The text is safe in the browser. Without a connection it is sent again, also when the form has closed.
      if (isUnanswered(error)) timer = setTimeout(() => void sendAll(), LATEST);
    } finally {
      running = false;
    }
  };
  const sendSoon = () => {
    if (running || !isWaiting()) return;
    waitingSince ??= Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void sendAll(), Math.min(PAUSE, Math.max(0, waitingSince + LATEST - Date.now())));
  };

  const end = () => {
    isOver = true;
    clearTimeout(timer);
    store.forget(form, id);
  };

  return {
    /** The key of this form: see `Autosave`. It changes when another device has gone on with the text. */
    get id() {
      return id;
    },
    /** Keeps the content of the form. @returns false when the browser's storage is full */
    keep: (typed: Typed): boolean => {
      if (isOver) return true;
      isClosed = false;
      if (!isSame(latest, typed)) {
        if (isSent) revisions = [newKey(), ...revisions].slice(0, REVISIONS_MAX);
        isSent = isStored = false;
      }
      latest = typed;
      const hasRoom = keepHere();
      sendSoon();
      return hasRoom;
    },
    /** Sends what is waiting. */
    sendNow: (): void => void sendAll(),
    /** Sends what is waiting, because the form closes. */
    close: (): void => {
      void sendAll();
      isClosed = true;
    },
    /** Sends what is waiting, because the page may end. Not in turn: a call that runs ends with the page. */
    sendAndLeave: (): void => {
      if (latest && isWaiting()) api.autosaves.keepLast(named(), content(latest));
    },
    /** A save begins. Nothing is sent while it runs, so that the server has nothing newer than what is saved. */
    beginSave: (): SavedText => {
      isSaving = true;
      return {
        name: revisions.length > 0 ? autosaveName(named()) : undefined,
        over: () => {
          isSaving = false;
          sendSoon();
        },
      };
    },
    /** Keeps and sends nothing more: the text has been saved, or another text goes on with it. */
    end,
    /** The person does not need the text. */
    discard: (): void => {
      end();
      if (revisions.length > 0) deleteAutosave(form, { id, revisions });
    },
    /** True when another device has gone on with this text and saved it. */
    isSavedIn: (row: { id: string; ended: string; revisions: readonly string[] }): boolean =>
      row.ended === 'saved' &&
      (row.id === forkedFrom || (row.id === id && !revisions.includes(row.revisions[0] ?? ''))),
    /** @param listener is called when the text goes on under another id */
    watchFork: (listener: () => void): (() => void) => {
      onFork = listener;
      return () => {
        onFork = () => {};
      };
    },
  };
};
