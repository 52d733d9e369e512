import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { partTitle, type SitePart } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { QuestionDialog } from '@charity-site/ui-kit';
import { longMoment } from '../site/time';
import { leadsForward } from './words';

const questionOf = (part: SitePart): string => {
  const { within } = partTitle(part.name);
  const when = longMoment(part.previous?.releasedAt ?? '');
  return leadsForward(part)
    ? `Return to the newer version of ${within}, released on ${when}?`
    : `Restore the previous version of ${within}, released on ${when}?`;
};

/** Asks before another version goes live and says what changes. `part` is null while closed. */
export function RollbackDialog({
  part,
  onClose,
  onConfirm,
}: {
  part: SitePart | null;
  onClose: () => void;
  onConfirm: (part: SitePart) => void;
}) {
  // Keeps the last content while the dialog fades out.
  const [asked, setAsked] = useState(part);
  if (part && part !== asked) setAsked(part);
  return (
    <QuestionDialog
      open={part !== null}
      text={
        <>
          {asked && questionOf(asked)}
          <Box component="span" sx={{ display: 'block', mt: 1.5, color: 'text.secondary', fontSize: '1rem' }}>
            Visitors get it with the next page they open. Your content is not affected, and you can return the same way.
          </Box>
        </>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" onClick={() => part && onConfirm(part)}>
        {asked && leadsForward(asked) ? 'Return' : 'Restore'}
      </Button>
    </QuestionDialog>
  );
}
