import { useQueryClient } from '@tanstack/react-query';
import { singletonApi, type Saved } from '@charity-site/api-client';
import { findDefinition } from '@charity-site/api-client/entities';
import { useMemo, useRef } from 'react';
import { ConfirmDialog, Panel, useFocusFirstError } from '@charity-site/ui-kit';
import { LazyContentCheck } from '../../../shared/check/LazyContentCheck';
import { valuesOf } from '../../../shared/fields/fields';
import { FormSections } from '../../../shared/forms/FormSections';
import { UnsavedChangesGuard } from '../../../shared/forms/UnsavedChangesGuard';
import { useConflictSafeUpdate } from '../../../shared/forms/useConflictSafeUpdate';
import { useEditForm } from '../../../shared/forms/useEditForm';
import { useFormBanners } from '../../../shared/forms/useFormBanners';
import { EarlierVersions } from '../../../shared/history/EarlierVersions';
import { ignoreNotFound } from '../../../shared/mutations/ignoreNotFound';
import { useConfirm } from '../../../shared/mutations/useConfirm';
import {
  useMutationWithNotice,
  type OnNotice,
} from '../../../shared/mutations/useMutationWithNotice';
import { trashNote } from '../../../shared/mutations/trashNote';
import { undoOf } from '../../../shared/mutations/undoDeletion';
import { TranslationLinks } from '../../../shared/translations/TranslationLinks';
import { FormActions } from './FormActions';
import { adminSingletonQuery } from './adminSingletonQuery';
import type { ResolvedSingletonConfig } from './singletonDescriptor';

interface SingletonFormProps<Value extends object> {
  descriptor: ResolvedSingletonConfig<Value>;
  /** The stored record; null if it does not exist. */
  value: Saved<Value> | null;
  onNotice: OnNotice;
}

/** Form of a singleton: Add, or Update and Delete. Deleting clears the form. */
export function SingletonForm<Value extends object>({
  descriptor,
  value,
  onNotice,
}: SingletonFormProps<Value>) {
  const { type, words, fields, first, preview, onStored } = descriptor;
  const calls = singletonApi(type);
  const queries = useQueryClient();
  const { queryKey } = adminSingletonQuery(type);
  const definition = findDefinition(type.path);
  const place = useRef<HTMLFormElement>(null);
  const initial = useMemo(() => valuesOf(fields, value, first), [fields, value, first]);
  const change = useConflictSafeUpdate<Value, Saved<Value>>();
  const form = useEditForm<Value, Saved<Value>>({
    rules: type.rules,
    fields,
    initial,
    version: value?.updatedAt ?? null,
    autosaveKey: type.path,
    failed: words.failedSave,
    save: (draft, how) => {
      onNotice(null);
      return change(calls.save, draft, how);
    },
    onSaved: (saved, isAll) => {
      // The home page has a query of its own for the groups.
      void queries.invalidateQueries({ queryKey, refetchType: 'none' });
      queries.setQueryData(queryKey, saved);
      onStored?.(saved);
      if (isAll) onNotice({ kind: 'success', text: words.saved });
    },
  });
  useFocusFirstError(form.attempt, place);
  const { banners, theirs } = useFormBanners({ form, noun: words.noun, read: calls.get });
  const reload = () => queries.invalidateQueries({ queryKey });

  const { busy: deletingId, run } = useMutationWithNotice(onNotice, reload);
  const deleting = deletingId !== '';
  const deletion = useConfirm<true>(() =>
    run({
      call: async () => {
        const trashed = await ignoreNotFound(calls.remove());
        queries.setQueryData(queryKey, null);
        onStored?.(null);
        form.reset(valuesOf(fields, null, first));
        form.discard();
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
      <LazyContentCheck fields={fields} values={form.values} chosen={form.chosen} />
      <FormActions
        changes={fields.filter(({ name }) => form.files[name] || form.isChanged(name)).length}
        submitLabel={value ? words.update : words.add}
        saving={form.busy}
        deleting={deleting}
        onStop={form.stop}
        onDiscard={() => {
          form.reset(initial);
          form.discard();
        }}
        onDelete={value ? () => deletion.ask(true) : undefined}
      />
      {value && definition && (
        <TranslationLinks
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
      <UnsavedChangesGuard active={form.dirty || form.busy} onDiscard={form.discard} />
    </Panel>
  );
}
