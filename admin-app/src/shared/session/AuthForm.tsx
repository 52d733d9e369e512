import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, useFocusFirstError, type SubmitState } from '@charity-site/ui-kit';

interface EntranceFormProps {
  form: { attempt: SubmitState; failure: string; busy: boolean; submit: () => void };
  submitLabel: string;
  /** The button's label while the form is sent; 'Please wait...' by default. */
  busyLabel?: string;
  children: ReactNode;
}

/** A form of a page that needs no sign-in. Its first field that can be filled in has the focus. */
export function AuthForm({
  form,
  submitLabel,
  busyLabel = 'Please wait...',
  children,
}: EntranceFormProps) {
  const place = useRef<HTMLFormElement>(null);
  useFocusFirstError(form.attempt, place);
  useEffect(
    () => place.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus(),
    [],
  );
  return (
    <Box
      component="form"
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.busy) form.submit();
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {form.failure && <Banner kind="error">{form.failure}</Banner>}
      {children}
      <Button type="submit" variant="contained" size="large" disabled={form.busy}>
        {form.busy ? busyLabel : submitLabel}
      </Button>
    </Box>
  );
}
