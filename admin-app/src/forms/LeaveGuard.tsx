import { useEffect, useEffectEvent } from 'react';
import type { UpdateEvent } from '@charity-site/shell/contract';
import { unsavedForms } from './unsavedForms';

const UPDATE: UpdateEvent = 'shell:update';

interface LeaveGuardProps {
  /** Whether leaving now would take something away: changes, or a save that is on its way. */
  active: boolean;
  /** The changes are not wanted any more. */
  onDiscard: () => void;
}

/**
 * Asks before another screen, a reload or a closed tab takes unsaved changes away; the question of another screen is
 * NavigationGuard's. Meanwhile the shell offers no newer version of the page.
 */
export function LeaveGuard({ active, onDiscard }: LeaveGuardProps) {
  const discard = useEffectEvent(onDiscard);
  useEffect(() => (active ? unsavedForms.add(() => discard()) : undefined), [active]);
  useEffect(() => {
    if (!active) return;
    const warn = (event: Event) => event.preventDefault();
    const guarded = ['beforeunload', UPDATE];
    for (const name of guarded) window.addEventListener(name, warn);
    return () => {
      for (const name of guarded) window.removeEventListener(name, warn);
    };
  }, [active]);
  return null;
}
