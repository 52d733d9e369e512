import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { openDialogs, UnsavedDialog } from '@charity-site/ui-kit';
import { unsavedForms } from '../forms/unsavedForms';
import { wasSignedOut } from '../session/signedOut';
import { useBackClosesDialogs } from './useBackClosesDialogs';

/**
 * What may take a screen away, decided in one place, because a router asks one blocker only. Back closes the dialog in
 * front, or makes it ask. Whoever leaves a form with unsaved changes is asked first. A logout in another tab is not held
 * up: the text is kept in the browser.
 */
export function NavigationGuard() {
  const [isAsking, setIsAsking] = useState(false);
  const isBack = useRef(false);
  const { isStepping, closeFront } = useBackClosesDialogs(isAsking);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (wasSignedOut(nextLocation.state) || isStepping()) return false;
    isBack.current = !isAsking && historyAction === 'POP' && openDialogs.count() > 0;
    return isBack.current || (unsavedForms.any() && currentLocation.pathname !== nextLocation.pathname);
  });
  const decide = useEffectEvent(() => {
    if (blocker.state !== 'blocked' || isAsking) return;
    if (!isBack.current) setIsAsking(true);
    // The step that was held up goes on: it leaves the dialogs' entry in the history.
    else if (closeFront()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    // Outside of React's own work, as dialogs are to close at once.
    if (blocker.state === 'blocked') queueMicrotask(() => decide());
  }, [blocker]);
  return (
    <UnsavedDialog
      open={isAsking}
      onKeep={() => {
        setIsAsking(false);
        blocker.reset?.();
      }}
      onDiscard={() => {
        setIsAsking(false);
        unsavedForms.discard();
        blocker.proceed?.();
      }}
    />
  );
}
