import { useQueryClient } from '@tanstack/react-query';
import { singletonCalls, type Saved } from '@charity-site/api-client';
import { definitionAt } from '@charity-site/api-client/entities';
import { useMemo, useRef } from 'react';
import { ConfirmDialog, Panel, useFocusFirstError } from '@charity-site/ui-kit';
import { Advice } from '../../../shared/check/Advice';
import { valuesOf } from '../../../shared/fields/fields';
import { FormSections } from '../../../shared/forms/FormSections';
import { LeaveGuard } from '../../../shared/forms/LeaveGuard';
import { useChanges } from '../../../shared/forms/useChanges';
import { useDraftForm } from '../../../shared/forms/useDraftForm';
import { useFormBanners } from '../../../shared/forms/useFormBanners';
import { EarlierVersions } from '../../../shared/history/EarlierVersions';
import { unlessGone } from '../../../shared/mutations/unlessGone';
import { useQuestion } from '../../../shared/mutations/useQuestion';
import { useReportedChange, type OnNotice } from '../../../shared/mutations/useReportedChange';
import { trashNote } from '../../../shared/mutations/trashNote';
import { undoOf } from '../../../shared/mutations/undoDeletion';
import { TranslationsOf } from '../../../shared/translations/TranslationsOf';
import { FormBar } from './FormBar';
import { singletonQuery } from './singletonQuery';
import type { SingletonDescriptor } from './singletonDescriptor';

interface SingletonFormProps<Value extends object> {
  descriptor: SingletonDescriptor<Value>;
  /** The stored record; null when there is none. */
  value: Saved<Value> | null;
  onNotice: OnNotice;
}

/**
 * Form of a singleton: Add or Update, and Delete if there is a record; deleting clears the form.
 */
export function SingletonForm<Value extends object>({
  descriptor,
  value,
  onNotice,
}: SingletonFormProps<Value>) {
  const { type, words, fields, first, preview, onStored } = descriptor;
  const calls = singletonCalls(type);
  const queries = useQueryClient();
  const { queryKey } = singletonQuery(type);
  const definition = definitionAt(type.path);
  const place = useRef<HTMLFormElement>(null);
  const initial = useMemo(() => valuesOf(fields, value, first), [fields, value, first]);
  const change = useChanges<Value, Saved<Value>>();
  const form = useDraftForm<Value, Saved<Value>>({
    rules: type.rules,
    fields,
    initial,
    version: value?.updatedAt ?? null,
    draftKey: type.path,
    failed: words.failedSave,
    save: (draft, how) => {
      onNotice(null);
      return change(calls.save, draft, how);
    },
    onSaved: (saved, isAll) => {
      queries.setQueryData(queryKey, saved);
      onStored?.(saved);
      if (isAll) onNotice({ kind: 'success', text: words.saved });
    },
  });
  useFocusFirstError(form.attempt, place);
  const { banners, theirs } = useFormBanners({ form, thing: words.thing, read: calls.get });
  const reload = () => queries.invalidateQueries({ queryKey });

  const { busy: deletingId, run } = useReportedChange(onNotice, reload);
  const deleting = deletingId !== '';
  const deletion = useQuestion<true>(() =>
    run({
      call: async () => {
        const trashed = await unlessGone(calls.remove());
        queries.setQueryData(queryKey, null);
        onStored?.(null);
        form.reset(valuesOf(fields, null, first));
        form.forget();
        return trashed;
      },
      done: (trashed) => ({ text: words.deleted, undo: undoOf(run, trashed) }),
      failed: words.deleteSaysWhy ? words.failedDelete : () => words.failedDelete,
    }),
  );
  const busy = form.busy || deleting;
  return (
    <Panel ref={place} onSubmit={form.submit}>
      {banners}
      {theirs}
      <FormSections fields={fields} form={form} />
      {preview?.(form.values)}
      <Advice fields={fields} values={form.values} chosen={form.chosen} />
      <FormBar
        changes={fields.filter(({ name }) => form.files[name] || form.isChanged(name)).length}
        submitLabel={value ? words.update : words.add}
        saving={form.busy}
        deleting={deleting}
        onStop={form.stop}
        onDiscard={() => {
          form.reset(initial);
          form.forget();
        }}
        onDelete={value ? () => deletion.ask(true) : undefined}
      />
      {value && definition && (
        <TranslationsOf
          definition={definition}
          item={definition.path}
          english={value}
          fields={fields}
          dirty={form.dirty}
          disabled={busy}
        />
      )}
      {value && (
        <EarlierVersions
          list={type.path}
          item={type.path}
          version={value.updatedAt}
          fields={fields}
          dirty={form.dirty}
          disabled={busy}
          onRestored={(text) => {
            onNotice({ kind: 'success', text });
            void reload();
          }}
        />
      )}
      <ConfirmDialog {...deletion.dialog} question={words.confirm} detail={trashNote()} />
      <LeaveGuard active={form.dirty || form.busy} onDiscard={form.forget} />
    </Panel>
  );
}
