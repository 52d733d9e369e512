import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from 'api-client';
import { useMemo, useRef, useState } from 'react';
import { Banner, ConfirmDialog, Panel } from 'ui-kit';
import { FieldFor } from '../forms/FieldFor';
import { LeaveGuard } from '../forms/LeaveGuard';
import { UnsavedOffer } from '../forms/UnsavedOffer';
import { useDraftForm } from '../forms/useDraftForm';
import { useFocusFirstMistake } from '../forms/useFocusFirstMistake';
import type { OutcomeNews } from '../list/Outcome';
import { keepingSession } from '../session/renewal';
import type { RecordDescriptor } from './RecordScreen';

interface RecordFormProps<Value extends object> {
  descriptor: RecordDescriptor<Value>;
  /** The record as it is now; null when there is none. */
  value: Value | null;
  onNews: (news: OutcomeNews | null) => void;
}

/** The form of a single record: Add or Update, and Delete only where there is a record; empty again after deletion. */
export function RecordForm<Value extends object>({ descriptor, value, onNews }: RecordFormProps<Value>) {
  const { calls, query, rules, blank, words, fields } = descriptor;
  const queries = useQueryClient();
  const { queryKey } = query();
  const place = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const initial = useMemo(
    () => Object.fromEntries(fields.map(({ name }) => [name, value?.[name] ?? blank[name]])) as Value,
    [value, fields, blank],
  );
  const form = useDraftForm<Value>({
    rules,
    fields,
    initial,
    draftKey: String(queryKey[0]),
    failed: words.failedSave,
    save: async (draft) => {
      onNews(null);
      const saved = await keepingSession(() => calls.save(draft));
      queries.setQueryData(queryKey, saved);
      onNews({ kind: 'success', text: words.saved });
    },
  });
  useFocusFirstMistake(form.attempt, place);

  const remove = async () => {
    setAsking(false);
    setDeleting(true);
    onNews(null);
    try {
      await keepingSession(() => calls.remove());
      queries.setQueryData(queryKey, null);
      form.reset(blank);
      form.forget();
      onNews({ kind: 'success', text: words.deleted });
    } catch (error) {
      onNews({
        kind: 'error',
        text: words.deleteSaysWhy ? `${words.failedDelete} ${errorText(error)}` : words.failedDelete,
      });
    } finally {
      setDeleting(false);
    }
  };
  const busy = form.busy || deleting;
  return (
    <Panel ref={place} onSubmit={form.submit}>
      {form.failure ? (
        <Banner kind="error">{form.failure.text}</Banner>
      ) : (
        form.unsaved && <UnsavedOffer unsaved={form.unsaved} onBringBack={form.bringBack} />
      )}
      {fields.map((field) => (
        <FieldFor key={field.name} field={field} form={form} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {form.busy ? 'Saving...' : words.submit(value !== null)}
        </Button>
        {value && (
          <Button color="error" variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
            {deleting ? 'Deleting...' : 'Delete'}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        question={words.confirm}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
      <LeaveGuard dirty={form.dirty && !form.busy} onDiscard={form.forget} />
    </Panel>
  );
}
