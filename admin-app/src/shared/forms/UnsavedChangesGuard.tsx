import { useEffect, useEffectEvent } from 'react';
import type { UpdateEvent } from '@charity-site/shell/contract';
import { usePreventedEvent } from '@charity-site/ui-kit';
import { unsavedForms } from './unsavedForms';

const UPDATE: UpdateEvent = 'shell:update';

interface UnsavedChangesGuardProps {
  /** True if leaving would lose changes or interrupt a save. */
  active: boolean;
  /** Called when the changes are discarded. */
  onDiscard: () => void;
}

/**
 * Confirms before a reload or a closed tab discards unsaved changes; NavigationGuard does so for
 * navigation inside the site. While active, the shell offers no new version.
 */
export function UnsavedChangesGuard({ active, onDiscard }: UnsavedChangesGuardProps) {
  const discard = useEffectEvent(onDiscard);
  useEffect(() => (active ? unsavedForms.add(() => discard()) : undefined), [active]);
  usePreventedEvent('beforeunload', active);
  usePreventedEvent(UPDATE, active);
  return null;
}
