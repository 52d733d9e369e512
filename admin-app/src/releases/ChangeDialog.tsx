import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { QuestionDialog } from '@charity-site/ui-kit';
import { changeTexts, type PartChange } from './changes';

/** Asks before visitors get another version and says what changes. `change` is null while closed. */
export function ChangeDialog({
  change,
  onClose,
  onConfirm,
}: {
  change: PartChange | null;
  onClose: () => void;
  onConfirm: (change: PartChange) => void;
}) {
  // Keeps the last content while the dialog fades out.
  const [asked, setAsked] = useState(change);
  if (change && change !== asked) setAsked(change);
  const texts = asked && changeTexts(asked);
  return (
    <QuestionDialog
      open={change !== null}
      text={
        <>
          {texts?.question}
          <Box component="span" sx={{ display: 'block', mt: 1.5, color: 'text.secondary', fontSize: '1rem' }}>
            {texts?.note}
          </Box>
        </>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" onClick={() => change && onConfirm(change)}>
        {texts?.confirm}
      </Button>
    </QuestionDialog>
  );
}
