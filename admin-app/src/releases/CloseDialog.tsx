import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { QuestionDialog } from '@charity-site/ui-kit';

/** Asks before a part of the site is switched off and says what visitors see. */
export function CloseDialog({
  within,
  open,
  onClose,
  onConfirm,
}: {
  within: string;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <QuestionDialog
      open={open}
      text={
        <>
          {`Switch off ${within}?`}
          <Box component="span" sx={{ display: 'block', mt: 1.5, color: 'text.secondary', fontSize: '1rem' }}>
            Its pages read &quot;This part of the website is closed at the moment.&quot;, and its entries disappear,
            until you switch it on again.
          </Box>
        </>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" onClick={onConfirm}>
        Switch off
      </Button>
    </QuestionDialog>
  );
}
