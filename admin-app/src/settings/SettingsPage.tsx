import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

/** A settings screen: its heading and its forms, one under the other. */
export function SettingsPage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, alignContent: 'start', maxWidth: 640 }}>
      <Typography component="h1" variant="h3">
        {heading}
      </Typography>
      {children}
    </Box>
  );
}

interface SettingsFormProps {
  ref: Ref<HTMLFormElement>;
  label: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** One form of a settings screen, with its own heading. */
export function SettingsForm({ ref, label, onSubmit, children }: SettingsFormProps) {
  const labelId = useId();
  return (
    <Paper
      component="form"
      ref={ref}
      variant="outlined"
      noValidate
      aria-labelledby={labelId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: 1.5, display: 'grid', gap: 2.5 }}
    >
      <Typography component="h2" variant="h5" id={labelId}>
        {label}
      </Typography>
      {children}
    </Paper>
  );
}
