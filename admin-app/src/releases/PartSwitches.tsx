import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { partTitle, type SitePart } from '@charity-site/api-client/entities';
import { PlainList } from '../layout/PlainList';
import { Question } from '../layout/Question';
import { Outcome } from '../list/Outcome';
import { useQuestion } from '../list/useQuestion';
import { QuestionText } from './QuestionText';
import { useOnOff } from './useOnOff';
import { canBeClosed, contributionText } from './words';

/** Switches for a part as a whole, and for what it adds to the pages of other parts. Nothing for a part that has neither. */
export function PartSwitches({ part }: { part: SitePart }) {
  const { name, off = false, contributions = [] } = part;
  const { title, within } = partTitle(name);
  const { change, notice, busy } = useOnOff();
  const switchPart = (on: boolean) => change({ part: name, on, within });
  const closing = useQuestion(switchPart);
  if (!canBeClosed(part) && contributions.length === 0) return null;

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Outcome notice={notice} />
      {contributions.length > 0 && (
        <PlainList aria-label={`What ${within} adds to other pages`} sx={{ display: 'grid', gap: 1, width: '100%' }}>
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
