import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedDialog } from 'ui-kit';
import { wasSignedOut } from '../session/signedOut';

interface LeaveGuardProps {
  dirty: boolean;
  /** The changes are not wanted any more. */
  onDiscard: () => void;
}

/**
 * Asks before another screen, a reload or a closed tab takes unsaved changes away (DECISIONS 25). A logout in another tab
 * is not held up: the text is kept in the browser.
 */
export function LeaveGuard({ dirty, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !wasSignedOut(nextLocation.state),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  return (
    <UnsavedDialog
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    />
  );
}
