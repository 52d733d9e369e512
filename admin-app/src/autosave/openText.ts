import { api, isUnanswered, newKey, type Autosave } from '@charity-site/api-client';
import { isOwnToken, personHere } from '../session/ownSession';
import { deleteText, sendText } from './leftTexts';
import { ownStore } from './store';

/** The text is sent after a pause in typing of this time, in milliseconds. */
const PAUSE = 4_000;

/** While somebody types on, it is sent after this time, in milliseconds. */
const LATEST = 20_000;

/** Content of a form. */
type Typed = Pick<Autosave, 'values' | 'version'>;

/**
 * The text of a form that is open: kept in the browser at once, and on the server at the next pause, with a number that counts its
 * changes (docs/decisions/0051-forms-and-autosave.md).
 *
 * @param key idempotency key of the call that creates the item; that of a restored text goes on
 */
export const openText = (form: string, key = newKey()) => {
  const store = ownStore();
  const person = personHere();
  const id = newKey();
  let typed: Typed = { values: {} };
  let number = 0;
  /** The number that the server has answered. */
  let had = 0;
  /** The last number that was sent, answered or not. */
  let sent = 0;
  /** The number that the last save named. */
  let named = 0;
  let hasRoom = true;
  let isOver = false;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;

  const isWaiting = () => !isOver && had < number && isOwnToken(person);
  const send = async (): Promise<boolean> => {
    clearTimeout(timer);
    timer = waitingSince = undefined;
    if (running) return false;
    running = true;
    try {
      while (isWaiting()) {
        const now = (sent = number);
        await sendText(form, { id, number, key, ...typed, at: '' });
        had = now;
      }
      return isOver || had >= number;
    } catch (error) {
      // Without a connection it is sent again, also when the form has closed.
      if (isUnanswered(error)) timer = setTimeout(() => void send(), LATEST);
      return hasRoom && isUnanswered(error);
    } finally {
      running = false;
    }
  };

  return {
    /** Id of the editor. */
    id,
    key,
    /** Keeps the content of the form. @returns false when the browser's storage is full */
    keep: (now: Typed): boolean => {
      if (isOver) return true;
      const isSame = JSON.stringify([typed.values, typed.version]) === JSON.stringify([now.values, now.version]);
      if (number === 0 || !isSame) number += 1;
      typed = now;
      hasRoom = store.keep(form, { id, number, had, key, ...typed });
      if (!running && isWaiting()) {
        waitingSince ??= Date.now();
        clearTimeout(timer);
        timer = setTimeout(() => void send(), Math.min(PAUSE, Math.max(0, waitingSince + LATEST - Date.now())));
      }
      return hasRoom;
    },
    /** Sends what is waiting. @returns true when it is stored: on the server, or in this browser while there is no connection */
    send,
    /** Sends what is waiting, because the page may end. Not in turn: a call that runs ends with the page. */
    sendAndLeave: (): void => {
      if (!isWaiting()) return;
      sent = number;
      const { values, version = null } = typed;
      api.autosaves.keepLast(id, { form, number, key, values, version });
    },
    /** The text as the save that begins names it; undefined when there is none. */
    nameForSave: (): string | undefined => {
      named = number;
      return number > 0 ? `${id}/${number}` : undefined;
    },
    /**
     * Keeps and sends nothing more.
     * @param isSaved the last save has stored the text, and ended it on the server; else the person does not need it
     */
    end: (isSaved: boolean): void => {
      isOver = true;
      clearTimeout(timer);
      store.forget(form, id);
      // The server may have a later number than the save named: addresses of files that were uploaded for it.
      if (sent > (isSaved ? named : 0)) deleteText(form, { id, number });
    },
  };
};
