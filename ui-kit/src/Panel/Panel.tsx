import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

export interface PanelProps {
  /** Names the panel, and heads it: an h2. */
  heading?: string;
  /** Makes it a form, its parts one below the other. The page stays; checking and sending are its owner's. */
  onSubmit?: () => void;
  /** While true, what it shows is on its way. */
  busy?: boolean;
  /** The form, for who moves the focus to its first mistake. */
  ref?: Ref<HTMLFormElement>;
  /** Content of the panel; in a form, its fields and button. */
  children: ReactNode;
}

const EDGE = { minWidth: 0, p: { xs: 2, sm: 3 }, borderRadius: 1.5 };

/** Paper with an edge around what belongs together on a screen: a record as it is, a form, a list beside the main one. */
export function Panel({ heading, onSubmit, busy, ref, children }: PanelProps) {
  const headingId = useId();
  const name = heading === undefined ? undefined : headingId;
  const head = heading !== undefined && (
    <Typography component="h2" variant="h5" id={headingId} sx={{ mb: onSubmit ? 0 : 2, overflowWrap: 'anywhere' }}>
      {heading}
    </Typography>
  );
  if (onSubmit) {
    return (
      <Paper
        component="form"
        ref={ref}
        variant="outlined"
        noValidate
        aria-labelledby={name}
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ ...EDGE, display: 'grid', gap: 2.5 }}
      >
        {head}
        {children}
      </Paper>
    );
  }
  return (
    <Paper component="section" variant="outlined" aria-labelledby={name} aria-busy={busy} sx={EDGE}>
      {head}
      {children}
    </Paper>
  );
}
