import {
  api,
  isOvertaken,
  isUnanswered,
  newKey,
  storesText,
  type KeptText,
  type TextRevision,
} from '@charity-site/api-client';
import type { ServerText } from '@charity-site/api-client/entities';
import { whenConnected } from '@charity-site/api-client/http';
import { getToken } from '@charity-site/api-client/session';
import { readText, type LeftText } from './readText';
import { texts } from './textStore';

/** The text is sent after a pause in typing of this time, in milliseconds. */
const PAUSE = 4_000;

/** While somebody types on, it is sent after this time, in milliseconds. */
const LATEST = 20_000;

/** What a form holds. */
type Typed = Pick<KeptText, 'values' | 'version'>;

/** The same text as another device changed it. */
export interface OtherText extends Pick<ServerText, 'device' | 'revision'> {
  at: string;
  /** Undefined where it was saved there. */
  text?: LeftText;
}

/** The text of a form while it is saved. */
export interface SavedText {
  /** The text as the save names it; undefined when the server never got it. */
  name: () => string | undefined;
  /** The save has succeeded or failed. */
  over: () => void;
}

type ConflictListener = (other: OtherText | null) => void;

const asJson = ({ values, version }: Typed): string => JSON.stringify([values, version ?? null]);

/** An earlier text that a form goes on with. */
type ContinuedText = Pick<KeptText, 'id' | 'values' | 'version' | 'place'> & {
  /** Whether the server has these values. */
  isOnServer?: boolean;
};

/**
 * The text of one open form: kept in the browser at once, and on the server at the next pause
 * (docs/decisions/0051-forms-and-autosave.md). One call runs at a time. Where the server has a newer change of another device,
 * sending waits until the person has chosen.
 */
export const ownText = (form: string, continued?: ContinuedText) => {
  const id = continued?.id ?? newKey();
  const place: TextRevision = { copy: newKey(), change: continued ? 1 : 0, revision: 0, ...continued?.place };
  let isSent = continued?.place !== undefined;
  let latest: Typed | undefined = continued && { values: continued.values, version: continued.version };
  /** What the server has, as JSON; undefined when that is not known. */
  let onServer = continued?.isOnServer && latest ? asJson(latest) : undefined;
  let conflict: OtherText | null = null;
  let listener: ConflictListener = () => {};
  let isOver = false;
  /** Whether another form may go on with the text in this browser. */
  let isClosed = false;
  let isSaving = false;
  let running = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;

  const setConflict = (other: OtherText | null) => {
    conflict = other;
    listener(other);
  };
  const isWaiting = () =>
    !isOver && !isSaving && !conflict && latest !== undefined && asJson(latest) !== onServer && getToken() !== null;
  const keepHere = (typed: Typed): boolean =>
    isClosed || texts.keep(form, { id, ...typed, ...(isSent && { place: { ...place } }) });

  /** What is to be sent. Its place is kept here before the call, because the answer can be lost. */
  const prepared = ({ values, version }: Typed) => {
    isSent = true;
    keepHere({ values, version });
    return { form, values, version: version ?? null };
  };
  const send = async (sent: Typed): Promise<void> => {
    const kept = await api.keptTexts.keep({ id, ...place }, prepared(sent));
    place.revision = kept.revision;
    onServer = asJson(sent);
    if (!isOver && latest) keepHere(latest);
  };
  /** Another copy was kept since. @returns whether sending can go on */
  const meet = async (): Promise<boolean> => {
    const theirs = (await api.keptTexts.list(form)).find((one) => one.id === id);
    // Its own save has ended it, whose answer may have been lost; or somebody deleted what is typed on here.
    if (!theirs || theirs.ended === 'deleted' || theirs.copy === place.copy) {
      place.revision = theirs?.revision ?? 0;
      return true;
    }
    const text = theirs.ended ? undefined : await readText(theirs);
    const { device, revision, keptAt } = theirs;
    if ((text || theirs.ended) && !isOver) setConflict({ device, revision, at: keptAt, text });
    return false;
  };
  const sendAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = waitingSince = undefined;
    if (running) return;
    running = true;
    try {
      while (latest && isWaiting())
        try {
          await send(latest);
        } catch (error) {
          if (isOvertaken(error) && (await meet())) continue;
          // Without a connection it is tried again, also when the form has closed.
          if (isUnanswered(error)) timer = setTimeout(() => void sendAll(), LATEST);
          break;
        }
    } catch {
      // The text is safe in the browser. It is sent with its next change.
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
    texts.forget(form, id);
  };

  return {
    /** The key of this form: see `KeptText`. */
    id,
    /** Keeps what the form holds. @returns false when the browser's storage is full */
    keep: (typed: Typed): boolean => {
      if (isOver) return true;
      isClosed = false;
      if (!latest || asJson(latest) !== asJson(typed)) place.change += 1;
      latest = typed;
      const hasRoom = keepHere(typed);
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
      if (latest && isWaiting()) api.keptTexts.keepLast({ id, ...place }, prepared(latest));
    },
    /** A save begins. Nothing is sent while it runs, so that the server has nothing newer than what is saved. */
    beginSave: (): SavedText => {
      const { change } = place;
      isSaving = true;
      return {
        name: () => (isSent ? storesText({ id, ...place, change }) : undefined),
        over: () => {
          isSaving = false;
          sendSoon();
        },
      };
    },
    /** Keeps and sends nothing more: the text has been saved, or another device or another text goes on with it. */
    end,
    /** The person does not need the text. */
    discard: (): void => {
      end();
      deleteText(form, { id, place: isSent ? place : undefined });
    },
    /** Goes on from the server's revision, whose values are not needed any more. */
    goOn: (): void => {
      if (conflict) place.revision = conflict.revision;
      setConflict(null);
      sendSoon();
    },
    /** @param heard gets the other device's text, and null once the person has chosen */
    watchConflict: (heard: ConflictListener): (() => void) => {
      listener = heard;
      heard(conflict);
      return () => {
        listener = () => {};
      };
    },
  };
};

/** Deletes a text in this browser, and on the server as soon as there is a connection. */
export const deleteText = (form: string, { id, place }: Pick<KeptText, 'id' | 'place'>): void => {
  if (!place) return texts.forget(form, id);
  texts.keep(form, { id, values: {}, place: { ...place }, isDeleted: true });
  whenConnected(() => api.keptTexts.remove({ id, ...place })).then(
    () => texts.forget(form, id),
    // Changed on another device since: that text stays, and is offered.
    (error: unknown) => (isOvertaken(error) ? texts.forget(form, id) : undefined),
  );
};
