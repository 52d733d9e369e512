import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '@charity-site/api-client/http';
import type { UpdateEvent } from '@charity-site/shell/contract';
import { Banner, usePreventedEvent } from '@charity-site/ui-kit';
import { useFormState } from './formState';
import type { FormAutosave } from './useAutosave';

const UPDATE: UpdateEvent = 'shell:update';

/**
 * Autosaves a visitor's text until it is sent, and shows a notice after restoring it. Text typed
 * before hydration is not overwritten. Unsent text prevents a reload for a new version. Without
 * storage, leaving the page must be confirmed.
 */
export function AutosaveNotice({ autosave }: { autosave: FormAutosave }) {
  const { values, initialValues, dirty, setValues, resetForm } = useFormState();
  const { key, restorable, canStore } = autosave;
  const root = useRef<HTMLDivElement>(null);
  const wasDirty = useRef(false);
  // Key of the autosave that this form has dismissed.
  const dismissedKey = useRef<string>(undefined);

  const restore = useEffectEvent(() => {
    const restorableFields = Object.entries(restorable ?? {}).filter(
      // An empty field contains no text to restore.
      ([name, value]) => value !== initialValues[name] && typeof value === typeof values[name],
    );
    const isTyped = ([name, value]: [string, unknown]) =>
      values[name] !== initialValues[name] && values[name] !== value;
    if (restorableFields.some(isTyped)) {
      // Typed before hydration. The autosave remains in storage for the next visit.
      dismissedKey.current = key;
      autosave.dismiss();
    } else if (restorableFields.length > 0)
      setValues({ ...values, ...Object.fromEntries(restorableFields) }, false);
  });
  useEffect(() => restore(), [restorable]);

  const save = useEffectEvent(() => {
    if (dismissedKey.current === key) return;
    if (dirty) autosave.save(values);
    else if (wasDirty.current) autosave.clear();
    wasDirty.current = dirty;
  });
  useEffect(() => save(), [key, values, dirty]);

  usePreventedEvent(UPDATE, dirty);
  usePreventedEvent('beforeunload', dirty && !canStore);

  const discard = () => {
    // The button disappears, so focus the form's first field.
    root.current?.closest('form')?.querySelector('input')?.focus();
    resetForm();
  };
  return (
    <div ref={root} hidden={!restorable}>
      {restorable && (
        <Banner kind="info" action={{ label: t('Delete'), onClick: discard }}>
          {t('You have an unsent message.')}
        </Banner>
      )}
    </div>
  );
}
