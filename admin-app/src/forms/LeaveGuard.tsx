import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { UpdateEvent } from 'shell/contract';
import { UnsavedDialog } from 'ui-kit';
import { wasSignedOut } from '../session/signedOut';

const UPDATE: UpdateEvent = 'shell:update';

interface LeaveGuardProps {
  dirty: boolean;
  /** The changes are not wanted any more. */
  onDiscard: () => void;
}

/**
 * Asks before another screen, a reload or a closed tab takes unsaved changes away (DECISIONS 25). A logout in another tab
 * is not held up: the text is kept in the browser. Meanwhile the shell offers no newer version of the page.
 */
export function LeaveGuard({ dirty, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && !wasSignedOut(nextLocation.state),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: Event) => event.preventDefault();
    const guarded = ['beforeunload', UPDATE];
    for (const name of guarded) window.addEventListener(name, warn);
    return () => {
      for (const name of guarded) window.removeEventListener(name, warn);
    };
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
