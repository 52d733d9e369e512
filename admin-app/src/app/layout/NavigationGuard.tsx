import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { openDialogs, UnsavedDialog } from '@charity-site/ui-kit';
import { unsavedForms } from '../../shared/forms/unsavedForms';
import { wasSignedOut } from '../../shared/session/signedOut';
import { useBackClosesDialogs } from './useBackClosesDialogs';

/**
 * Decides about blocked navigations in one place, because a router supports one blocker only. Back
 * closes the top dialog, or makes it ask. Leaving a form with unsaved changes asks first. A logout
 * in another tab is not blocked, because the text is stored in the browser.
 */
export function NavigationGuard() {
  const [isAsking, setIsAsking] = useState(false);
  const isBack = useRef(false);
  const { isStepping, closeFront } = useBackClosesDialogs(isAsking);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (wasSignedOut(nextLocation.state) || isStepping()) return false;
    isBack.current = !isAsking && historyAction === 'POP' && openDialogs.count() > 0;
    return (
      isBack.current || (unsavedForms.any() && currentLocation.pathname !== nextLocation.pathname)
    );
  });
  const decide = useEffectEvent(() => {
    if (blocker.state !== 'blocked' || isAsking) return;
    if (!isBack.current) setIsAsking(true);
    // The blocked step continues, which removes the dialogs' history entry.
    else if (closeFront()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    // Outside of React's render, because dialogs must close synchronously.
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
