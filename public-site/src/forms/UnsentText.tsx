import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { UpdateEvent } from 'shell/contract';

const UPDATE: UpdateEvent = 'shell:update';

/** Keeps the page from being loaded anew for a newer version while a visitor is writing. */
export function UnsentText() {
  const { dirty } = useFormikContext();
  useEffect(() => {
    if (!dirty) return;
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener(UPDATE, keep);
    return () => window.removeEventListener(UPDATE, keep);
  }, [dirty]);
  return null;
}
