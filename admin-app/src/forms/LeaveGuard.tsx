import { useEffect, useEffectEvent } from 'react';
import type { UpdateEvent } from '@charity-site/shell/contract';
import { usePreventedEvent } from '@charity-site/ui-kit';
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
  usePreventedEvent('beforeunload', active);
  usePreventedEvent(UPDATE, active);
  return null;
}
