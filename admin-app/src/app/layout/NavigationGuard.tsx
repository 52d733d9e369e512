import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { openDialogs, UnsavedDialog } from '@charity-site/ui-kit';
import { unsavedForms } from '../../shared/forms/unsavedForms';
import { wasSignedOut } from '../../shared/session/signedOut';
import { useBackClosesDialogs } from './useBackClosesDialogs';

/**
 * Handles all blocked navigations, because a router supports one blocker only. Back closes the top
 * dialog, or opens its confirmation. Leaving a form with unsaved changes must be confirmed. A
 * logout in another tab is not blocked, because the text is stored in the browser.
 */
export function NavigationGuard() {
  const [isConfirming, setIsConfirming] = useState(false);
  const isBack = useRef(false);
  const { isStepping, closeFront } = useBackClosesDialogs(isConfirming);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (wasSignedOut(nextLocation.state) || isStepping()) return false;
    isBack.current = !isConfirming && historyAction === 'POP' && openDialogs.count() > 0;
    return (
      isBack.current || (unsavedForms.any() && currentLocation.pathname !== nextLocation.pathname)
    );
  });
  const decide = useEffectEvent(() => {
    if (blocker.state !== 'blocked' || isConfirming) return;
    if (!isBack.current) setIsConfirming(true);
    // The blocked navigation continues and removes the dialogs' history entry.
    else if (closeFront()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    // After React's render, because flushSync cannot run during it.
    if (blocker.state === 'blocked') queueMicrotask(() => decide());
  }, [blocker]);
  return (
    <UnsavedDialog
      open={isConfirming}
      onKeep={() => {
        setIsConfirming(false);
        blocker.reset?.();
      }}
      onDiscard={() => {
        setIsConfirming(false);
        unsavedForms.discard();
        blocker.proceed?.();
      }}
    />
  );
}
