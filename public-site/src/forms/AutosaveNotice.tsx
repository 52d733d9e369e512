import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '@charity-site/api-client/http';
import type { UpdateEvent } from '@charity-site/shell/contract';
import { Banner, usePreventedEvent } from '@charity-site/ui-kit';
import type { FormAutosave } from './useAutosave';

const UPDATE: UpdateEvent = 'shell:update';

/**
 * Autosaves a visitor's text until it is sent, and shows a notice after restoring it. Text typed
 * before hydration is not overwritten. Unsent text prevents a reload for a new version. Without
 * storage, leaving the page must be confirmed.
 */
export function AutosaveNotice({ autosave }: { autosave: FormAutosave }) {
  const { values, initialValues, dirty, setValues, resetForm } =
    useFormikContext<Record<string, unknown>>();
  const { key, found, isKept } = autosave;
  const place = useRef<HTMLDivElement>(null);
  const wasDirty = useRef(false);
  // Key of the autosave that this form has dismissed.
  const notOurs = useRef<string>(undefined);

  const putBack = useEffectEvent(() => {
    const usable = Object.entries(found ?? {}).filter(
      // An empty field contains no text to restore.
      ([name, value]) => value !== initialValues[name] && typeof value === typeof values[name],
    );
    const isTyped = ([name, value]: [string, unknown]) =>
      values[name] !== initialValues[name] && values[name] !== value;
    if (usable.some(isTyped)) {
      // Typed before hydration. The autosave remains in storage for the next visit.
      notOurs.current = key;
      autosave.setAside();
    } else if (usable.length > 0)
      void setValues({ ...values, ...Object.fromEntries(usable) }, false);
  });
  useEffect(() => putBack(), [found]);

  const keep = useEffectEvent(() => {
    if (notOurs.current === key) return;
    if (dirty) autosave.keep(values);
    else if (wasDirty.current) autosave.forget();
    wasDirty.current = dirty;
  });
  useEffect(() => keep(), [key, values, dirty]);

  usePreventedEvent(UPDATE, dirty);
  usePreventedEvent('beforeunload', dirty && !isKept);

  const clear = () => {
    // The button disappears, so focus the form's first field.
    place.current?.closest('form')?.querySelector('input')?.focus();
    resetForm();
  };
  return (
    <div ref={place} hidden={!found}>
      {found && (
        <Banner kind="info" action={{ label: t('Delete'), onClick: clear }}>
          {t('You wrote this before and have not sent it yet.')}
        </Banner>
      )}
    </div>
  );
}
