/** A message between the tabs of a browser. */
interface Message {
  /** The ids of forms that the sender has open. */
  open?: readonly string[];
  /** Every tab answers with its open forms. */
  asks?: boolean;
}

type Listener = (ids: readonly string[]) => void;

/** Time limit for other tabs to name their texts, in ms. */
export const ANSWER_TIME = 250;

const CHANNEL = 'admin-open-forms';

const openHere = new Set<string>();
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** A broadcast channel also works on pages without HTTPS, where browsers have no locks. */
const connect = (): BroadcastChannel => {
  if (channel) return channel;
  const opened = (channel = new BroadcastChannel(CHANNEL));
  opened.onmessage = ({ data: { open, asks } }: MessageEvent<Message>) => {
    if (asks && openHere.size > 0) opened.postMessage({ open: [...openHere] } satisfies Message);
    if (open) listeners.forEach((listener) => listener(open));
  };
  return opened;
};

const disconnectIfIdle = () => {
  if (openHere.size > 0 || listeners.size > 0) return;
  channel?.close();
  channel = undefined;
};

/** True while a form of this tab has the text open. */
export const isOpenHere = (id: string): boolean => openHere.has(id);

/** Tells the other tabs that a form is open, until the answer is called or the tab ends, however it ends. */
export const holdOpen = (id: string): (() => void) => {
  openHere.add(id);
  connect().postMessage({ open: [id] } satisfies Message);
  return () => {
    openHere.delete(id);
    disconnectIfIdle();
  };
};

/**
 * Asks the other tabs which forms they have open. A tab may answer late, and may open a form at any time.
 * @param listener hears the ids in each answer, and those of forms that are opened later
 * @returns how to stop listening
 */
export const watchOpenElsewhere = (listener: Listener): (() => void) => {
  listeners.add(listener);
  connect().postMessage({ asks: true } satisfies Message);
  return () => {
    listeners.delete(listener);
    disconnectIfIdle();
  };
};
