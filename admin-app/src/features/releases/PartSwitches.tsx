import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { api } from '@charity-site/api-client';
import { partTitle, type SitePart } from '@charity-site/api-client/entities';
import { PlainList } from '../../shared/layout/PlainList';
import { Question } from '../../shared/layout/Question';
import { Outcome } from '../../shared/mutations/Outcome';
import { useQuestion } from '../../shared/mutations/useQuestion';
import { QuestionText } from './QuestionText';
import { useReported } from './useReported';
import { canBeClosed, contributionText } from './words';

/**
 * Switches for a part as a whole, and for what it adds to the pages of other parts. Nothing for a
 * part that has neither.
 */
export function PartSwitches({ part }: { part: SitePart }) {
  const { name, off = false, contributions = [] } = part;
  const { title, within } = partTitle(name);
  const { run, notice, busy: switching } = useReported();
  const busy = switching !== '';
  /** Switches the part, or one of its contributions by its key. */
  const change = (on: boolean, named: string, contribution?: string) => {
    const state = on ? 'on' : 'off';
    return run({
      call: () => api.releases.switch(name, on, contribution),
      done: `Switched ${state}: ${named}. Visitors notice with the next page they open.`,
      failed: `Failed to switch ${state}: ${named}.`,
    });
  };
  const switchPart = (on: boolean) => change(on, within);
  const closing = useQuestion(switchPart);
  if (!canBeClosed(part) && contributions.length === 0) return null;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Outcome notice={notice} />
      {contributions.length > 0 && (
        <PlainList
          aria-label={`What ${within} adds to other pages`}
          sx={{ display: 'grid', gap: 1, width: '100%' }}
        >
          {contributions.map((one) => (
            <Box
              component="li"
              key={one.key}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 1,
                alignItems: 'center',
                justifyContent: 'space-between',
              }}
            >
              <Typography>{contributionText(one)}</Typography>
              <Button
                size="small"
                disabled={busy}
                aria-label={`${one.off ? 'Switch on' : 'Switch off'}: ${contributionText(one)}`}
                onClick={() => void change(one.off, contributionText(one), one.key)}
              >
                {one.off ? 'Switch on' : 'Switch off'}
              </Button>
            </Box>
          ))}
        </PlainList>
      )}
      {canBeClosed(part) && (
        <Button
          variant="outlined"
          disabled={busy}
          aria-label={`${off ? 'Switch on' : 'Switch off'}: ${title}`}
          onClick={() => (off ? void switchPart(true) : closing.ask(false))}
        >
          {off ? 'Switch on' : 'Switch off'}
        </Button>
      )}
      <Question
        {...closing.dialog}
        text={
          <QuestionText
            question={`Switch off ${within}?`}
            note='Its pages read "This part of the website is closed at the moment.", and its entries disappear, until you switch it on again.'
          />
        }
        answer="Switch off"
      />
    </Box>
  );
}
