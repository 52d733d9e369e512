import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { openDialogs } from '@charity-site/ui-kit';

interface DialogEntry {
  dialog: true;
}

const isDialogEntry = (state: unknown): boolean =>
  (state as Partial<DialogEntry> | null)?.dialog === true;

const hasOpen = () => openDialogs.count() > 0;

/**
 * Adds a history entry while dialogs are open, so that Back closes the dialog instead of leaving
 * the screen or the site. The entry is removed when no dialog is open.
 * @param isConfirming true while leaving is being confirmed; that dialog gets no entry
 */
export function useBackClosesDialogs(isConfirming: boolean) {
  const isOpen = useSyncExternalStore(openDialogs.subscribe, hasOpen, () => false);
  const location = useLocation();
  const navigate = useNavigate();
  const isMarked = isDialogEntry(location.state);
  // True while stepping back off the entry, so that it is not removed twice.
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
    // Read again, because `isOpen` is stale when a dialog has just closed.
    const open = hasOpen();
    if (isConfirming || open === isMarked || stepping.current) return;
    if (open) push();
    else stepBack();
  }, [isOpen, isMarked, isConfirming, location]);
  return {
    /** True while a step back off the dialogs' entry is in progress. */
    isStepping: () => stepping.current,
    /** Closes the top dialog if it allows that; returns whether no dialog is open. */
    closeFront: (): boolean => {
      stepping.current = true;
      flushSync(openDialogs.closeFront);
      stepping.current = !hasOpen();
      return stepping.current;
    },
  };
}
