import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';

interface DialogExampleProps {
  /** Label of the button that opens the modal. */
  opener: string;
  children: (open: boolean, close: (outcome: string) => void) => ReactNode;
}

/** A button, the modal it opens, and what came of it. */
export function DialogExample({ opener, children }: DialogExampleProps) {
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  const close = (text: string) => {
    setOpen(false);
    setOutcome(text);
  };
  return (
    <main>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {outcome}
      </Typography>
      {children(open, close)}
    </main>
  );
}
