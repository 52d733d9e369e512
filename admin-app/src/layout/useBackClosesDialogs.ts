import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { openDialogs } from '@charity-site/ui-kit';

interface DialogEntry {
  dialog: true;
}

const isDialogEntry = (state: unknown): boolean => (state as Partial<DialogEntry> | null)?.dialog === true;

const hasOpen = () => openDialogs.count() > 0;

/**
 * Gives open dialogs an entry of their own in the browser's history, so that Back has something to go back from and does
 * not leave the screen or, on the first page of a visit, the site. The entry goes with the dialogs, so Back and Forward
 * over the addresses of lists stay as they are.
 *
 * @param isAsking while true, a question about leaving is shown, which gets no entry
 */
export function useBackClosesDialogs(isAsking: boolean) {
  const isOpen = useSyncExternalStore(openDialogs.subscribe, hasOpen, () => false);
  const location = useLocation();
  const navigate = useNavigate();
  const isMarked = isDialogEntry(location.state);
  // True from a step back off the entry until it has arrived: it must not be taken twice.
  const stepping = useRef(false);
  const push = useEffectEvent(() => {
    const { pathname, search, hash, state } = location;
    const entry = { ...(state as object | null), dialog: true } satisfies DialogEntry;
    void navigate({ pathname, search, hash }, { state: entry, preventScrollReset: true });
  });
  const stepBack = useEffectEvent(() => {
    stepping.current = true;
    void navigate(-1);
  });
  useEffect(() => {
    stepping.current = false;
  }, [location]);
  useEffect(() => {
    // Asked again here: a dialog that closed in this very moment is not in `isOpen` yet.
    const open = hasOpen();
    if (isAsking || open === isMarked || stepping.current) return;
    if (open) push();
    else stepBack();
  }, [isOpen, isMarked, isAsking, location]);
  return {
    /** Whether a step back off the dialogs' entry is under way. */
    isStepping: () => stepping.current,
    /** Closes the dialog in front, as far as it lets itself be closed; whether none is open then. */
    closeFront: (): boolean => {
      stepping.current = true;
      flushSync(openDialogs.closeFront);
      stepping.current = !hasOpen();
      return stepping.current;
    },
  };
}
