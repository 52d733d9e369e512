import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { Banner, useFocusFirstError, type SubmitState } from '@charity-site/ui-kit';

interface AuthFormProps {
  form: { attempt: SubmitState; failure: string; busy: boolean; submit: () => void };
  submitLabel: string;
  /** The button's label during the submit; default 'Please wait...'. */
  busyLabel?: string;
  children: ReactNode;
}

/** A form of the auth pages. Focuses its first editable field. */
export function AuthForm({
  form,
  submitLabel,
  busyLabel = 'Please wait...',
  children,
}: AuthFormProps) {
  const root = useRef<HTMLFormElement>(null);
  useFocusFirstError(form.attempt, root);
  useEffect(
    () => root.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus(),
    [],
  );
  return (
    <Box
      component="form"
      ref={root}
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
