import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UpdateEvent } from '@charity-site/shell/contract';
import { Banner } from '@charity-site/ui-kit';
import { forgetUnsent, keepUnsent, readUnsent } from './unsentDraft';

const UPDATE: UpdateEvent = 'shell:update';

/**
 * Keeps what a visitor writes until it is sent, so that a reload or another page loses nothing, and says so where it puts
 * it back. While something is written the page is not reloaded for a newer version; where the browser keeps nothing,
 * leaving asks.
 */
export function UnsentText({ form }: { form: string }) {
  const { values, dirty, setValues, resetForm } = useFormikContext<Record<string, unknown>>();
  const [found, setFound] = useState(() => readUnsent(form));
  const place = useRef<HTMLDivElement>(null);
  const wasDirty = useRef(false);

  const putBack = useEffectEvent(() => {
    const usable = Object.entries(found ?? {}).filter(([name, value]) => typeof value === typeof values[name]);
    if (usable.length > 0) void setValues({ ...values, ...Object.fromEntries(usable) }, false);
  });
  useEffect(() => putBack(), []);

  useEffect(() => {
    const forgotten = wasDirty.current && !dirty;
    wasDirty.current = dirty;
    if (forgotten) {
      forgetUnsent(form);
      setFound(undefined);
    }
    if (!dirty) return;
    const kept = keepUnsent(form, values);
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener(UPDATE, prevent);
    if (!kept) window.addEventListener('beforeunload', prevent);
    return () => {
      window.removeEventListener(UPDATE, prevent);
      window.removeEventListener('beforeunload', prevent);
    };
  }, [form, values, dirty]);

  const clear = () => {
    // The button is about to go; the form's first field is where one goes on.
    place.current?.closest('form')?.querySelector('input')?.focus();
    resetForm();
  };
  return (
    <div ref={place} hidden={!found}>
      {found && (
        <Banner kind="info" action={{ label: 'Delete', onClick: clear }}>
          You wrote this before and have not sent it yet.
        </Banner>
      )}
    </div>
  );
}
