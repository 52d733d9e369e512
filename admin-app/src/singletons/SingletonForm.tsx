import { useQueryClient } from '@tanstack/react-query';
import { errorText, isNotFound, isUnanswered, singletonCalls, type Saved } from '@charity-site/api-client';
import { definitionAt } from '@charity-site/api-client/entities';
import { useMemo, useRef, useState } from 'react';
import { ConfirmDialog, Panel, useFocusFirstError } from '@charity-site/ui-kit';
import { Advice } from '../check/Advice';
import { FormSections } from '../forms/FormSections';
import { LeaveGuard } from '../forms/LeaveGuard';
import { TheirVersion } from '../forms/TheirVersion';
import { useChanges } from '../forms/useChanges';
import { useConflict } from '../forms/useConflict';
import { useDraftForm } from '../forms/useDraftForm';
import { useFormBanners } from '../forms/useFormBanners';
import { EarlierVersions } from '../history/EarlierVersions';
import type { OutcomeNotice } from '../list/Outcome';
import { restoreTrashed } from '../trash/restoreTrashed';
import { trashNote } from '../trash/trashNote';
import { TranslationsOf } from '../translations/TranslationsOf';
import { FormBar } from './FormBar';
import { singletonQuery } from './singletonQuery';
import type { SingletonDescriptor } from './singletonDescriptor';

interface SingletonFormProps<Value extends object> {
  descriptor: SingletonDescriptor<Value>;
  /** The stored record; null when there is none. */
  value: Saved<Value> | null;
  onNotice: (notice: OutcomeNotice | null) => void;
}

/** The values of the form of a record; of a new one for null. */
const initialValues = <Value extends object>({ fields, first }: SingletonDescriptor<Value>, value: Value | null) =>
  Object.fromEntries(fields.map(({ name }) => [name, value?.[name] ?? first?.[name] ?? '']));

/** Form of a singleton: Add or Update, and Delete if there is a record; deleting clears the form. */
export function SingletonForm<Value extends object>({ descriptor, value, onNotice }: SingletonFormProps<Value>) {
  const { type, words, fields, preview, onStored } = descriptor;
  const calls = singletonCalls(type);
  const queries = useQueryClient();
  const { queryKey } = singletonQuery(type);
  const definition = definitionAt(type.path);
  const place = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const initial = useMemo(() => initialValues(descriptor, value), [descriptor, value]);
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
  const conflict = useConflict(form, calls.get);
  const banners = useFormBanners({ form, failed: words.failedSave, thing: words.thing, conflict });

  const reload = () => queries.invalidateQueries({ queryKey });

  const remove = async () => {
    setAsking(false);
    setDeleting(true);
    onNotice(null);
    try {
      // A 404 counts as deleted, because the answer of an earlier try may have been lost.
      const trashed = await calls.remove().catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
        return undefined;
      });
      queries.setQueryData(queryKey, null);
      onStored?.(null);
      form.reset(initialValues(descriptor, null));
      form.forget();
      onNotice({
        kind: 'success',
        text: words.deleted,
        undo: trashed === undefined ? undefined : () => void restoreTrashed(trashed, { onNotice, reload }),
      });
    } catch (error) {
      onNotice({
        kind: 'error',
        text: words.deleteSaysWhy ? `${words.failedDelete} ${errorText(error)}` : words.failedDelete,
      });
      if (isUnanswered(error)) void reload();
    } finally {
      setDeleting(false);
    }
  };
  const busy = form.busy || deleting;
  return (
    <Panel ref={place} onSubmit={form.submit}>
      {banners}
      {conflict?.theirs !== undefined && (
        <TheirVersion fields={fields} theirs={conflict.theirs} mine={form.values} chosen={form.chosen} />
      )}
      <FormSections fields={fields} form={form} />
      {preview?.(form.values)}
      <Advice fields={fields} values={form.values} chosen={form.chosen} />
      <FormBar
        changes={fields.filter(({ name }) => form.files[name] || form.values[name] !== form.initial[name]).length}
        submitLabel={value ? words.update : words.add}
        saving={form.busy}
        deleting={deleting}
        onStop={form.stop}
        onDiscard={() => {
          form.reset(initial);
          form.forget();
        }}
        onDelete={value ? () => setAsking(true) : undefined}
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
      <ConfirmDialog
        open={asking}
        question={words.confirm}
        detail={trashNote()}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      <LeaveGuard active={form.dirty || form.busy} onDiscard={form.forget} />
    </Panel>
  );
}
