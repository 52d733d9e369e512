import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Banner, FormDialog, useFocusFirstError, type FormDialogProps } from '@charity-site/ui-kit';
import type { useSubmitForm } from './useSubmitForm';

interface FormSubmitDialogProps extends Pick<
  FormDialogProps,
  'title' | 'submitLabel' | 'busyLabel' | 'maxWidth' | 'dirty' | 'onClose' | 'children'
> {
  form: Pick<ReturnType<typeof useSubmitForm>, 'attempt' | 'busy' | 'failure' | 'submit'>;
}

/** Dialog with a form of `useSubmitForm`. */
export function FormSubmitDialog({
  form,
  busyLabel = 'Please wait...',
  children,
  ...dialog
}: FormSubmitDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFirstError(form.attempt, root);
  return (
    <FormDialog
      open
      {...dialog}
      busyLabel={busyLabel}
      busy={form.busy}
      onSubmit={form.submit}
      banner={form.failure && <Banner kind="error">{form.failure}</Banner>}
    >
      <Box ref={root} sx={{ display: 'grid', gap: 2.5 }}>
        {children}
      </Box>
    </FormDialog>
  );
}
