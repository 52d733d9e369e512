import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref, type SubmitEvent } from 'react';

export interface PanelProps {
  /** Heading (h2) and accessible name of the panel. */
  heading?: string;
  /** Makes the panel a form and is called on submit. The caller validates and sends. */
  onSubmit?: () => void;
  /** True while the content is loading. */
  busy?: boolean;
  /** The form element, for example to focus its first invalid field. */
  ref?: Ref<HTMLFormElement>;
  /** Content of the panel; in a form, its fields and button. */
  children: ReactNode;
}

/** A bordered surface for related content: a record, a form, a secondary list. */
export function Panel({ heading, onSubmit, busy, ref, children }: PanelProps) {
  const headingId = useId();
  const form = onSubmit && {
    component: 'form' as const,
    ref,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      onSubmit();
    },
  };
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading === undefined ? undefined : headingId}
      aria-busy={busy}
      {...form}
      sx={{
        minWidth: 0,
        p: { xs: 2, sm: 3 },
        borderRadius: '14px',
        ...(form && { display: 'grid', gap: 2.5 }),
      }}
    >
      {heading !== undefined && (
        <Typography
          component="h2"
          variant="h5"
          id={headingId}
          sx={{ mb: form ? 0 : 2, overflowWrap: 'anywhere' }}
        >
          {heading}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
