import { useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Banner, FormDialog } from 'ui-kit';
import { FieldFor } from './FieldFor';
import type { FormField } from './fields';
import { LeaveGuard } from './LeaveGuard';
import { UnsavedOffer } from './UnsavedOffer';
import type { useDraftForm } from './useDraftForm';
import { useFocusFirstMistake } from './useFocusFirstMistake';

interface DraftDialogProps {
  title: string;
  submitLabel: string;
  fields: readonly FormField<string>[];
  form: ReturnType<typeof useDraftForm>;
  /** Takes the place of the failure's banner, for failures that need more than words. */
  failureBanner?: ReactNode;
  onClose: () => void;
}

/** The modal of an add or edit form: its fields, what failed, and the guards around unsaved text. */
export function DraftDialog({ title, submitLabel, fields, form, failureBanner, onClose }: DraftDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusFirstMistake(form.attempt, place);
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      busy={form.busy}
      dirty={form.dirty}
      onSubmit={form.submit}
      onClose={() => {
        if (form.dirty) form.forget();
        onClose();
      }}
      maxWidth={fields.some(({ kind }) => kind === 'richText') ? 'md' : 'sm'}
      banner={
        failureBanner ||
        (form.failure && <Banner kind="error">{form.failure.text}</Banner>) ||
        (form.unsaved && <UnsavedOffer unsaved={form.unsaved} onBringBack={form.bringBack} />)
      }
    >
      <Box ref={place} sx={{ display: 'grid', gap: 2.5 }}>
        {fields.map((field) => (
          <FieldFor key={field.name} field={field} form={form} />
        ))}
      </Box>
      <LeaveGuard dirty={form.dirty && !form.busy} onDiscard={form.forget} />
    </FormDialog>
  );
}
