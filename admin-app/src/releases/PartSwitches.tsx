import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { partTitle, type SitePart } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Outcome } from '../list/Outcome';
import { CloseDialog } from './CloseDialog';
import { useOnOff } from './useOnOff';
import { canBeClosed, contributionText } from './words';

/** Switches for a part as a whole, and for what it adds to the pages of other parts. Nothing for a part that has neither. */
export function PartSwitches({ part }: { part: SitePart }) {
  const { name, off = false, contributions = [] } = part;
  const { title, within } = partTitle(name);
  const [asking, setAsking] = useState(false);
  const { change, notice, busy } = useOnOff();
  if (!canBeClosed(part) && contributions.length === 0) return null;

  const switchPart = (on: boolean) => void change({ part: name, on, within });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Outcome notice={notice} />
      {contributions.length > 0 && (
        <Box
          component="ul"
          aria-label={`What ${within} adds to other pages`}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, width: '100%' }}
        >
          {contributions.map((one) => (
            <Box
              component="li"
              key={one.key}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography>{contributionText(one)}</Typography>
              <Button
                size="small"
                disabled={busy}
                aria-label={`${one.off ? 'Switch on' : 'Switch off'}: ${contributionText(one)}`}
                onClick={() =>
                  void change({ part: name, on: one.off, contribution: one.key, within: contributionText(one) })
                }
              >
                {one.off ? 'Switch on' : 'Switch off'}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {canBeClosed(part) && (
        <Button
          variant="outlined"
          disabled={busy}
          aria-label={`${off ? 'Switch on' : 'Switch off'}: ${title}`}
          onClick={() => (off ? switchPart(true) : setAsking(true))}
        >
          {off ? 'Switch on' : 'Switch off'}
        </Button>
      )}
      <CloseDialog
        within={within}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          switchPart(false);
        }}
      />
    </Box>
  );
}
