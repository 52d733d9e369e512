/** A message between the forms of a browser. Those of earlier versions name all forms of a tab. */
interface Message {
  /** The editors that the sender has open. */
  open?: readonly string[];
  /** Every form answers with its editor. */
  asks?: boolean;
}

/** Time limit for other forms to answer, in ms. */
export const ANSWER_TIME = 250;

/**
 * Tells the other forms of this browser, in all tabs, which editor is open, and hears of theirs. A tab may answer late, and may open
 * a form at any time. A broadcast channel also works on pages without HTTPS, where browsers have no locks.
 * @param listener hears the ids of editors that are open elsewhere
 * @returns how to stop, which also the end of the tab does, however it ends
 */
export const watchOpenForms = (id: string, listener: (ids: readonly string[]) => void): (() => void) => {
  const channel = new BroadcastChannel('admin-open-forms');
  const say = (message: Message) => channel.postMessage({ open: [id], ...message });
  channel.onmessage = ({ data: { open = [], asks } }: MessageEvent<Message>) => {
    if (asks) say({});
    listener(open);
  };
  say({ asks: true });
  return () => channel.close();
};
