import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TextProposal } from '@charity-site/api-client/entities';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { PlainList } from '../../shared/layout/PlainList';
import { SecondaryText } from '../../shared/layout/SecondaryText';

interface ProposalsProps {
  proposals: readonly TextProposal[];
  language: string;
  /** Id of the proposal that is being decided; '' for none. */
  busy: string;
  onDecide: (proposal: TextProposal, state: 'accepted' | 'dismissed') => void;
}

/** The better texts that reviewers propose, beside the English and the present text. */
export function Proposals({ proposals, language, busy, onDecide }: ProposalsProps) {
  return (
    <PlainList>
      {proposals.map((proposal) => (
        <Box
          component="li"
          key={proposal._id}
          sx={{
            py: 2,
            display: 'grid',
            gap: 1,
            overflowWrap: 'anywhere',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Typography sx={{ fontWeight: 600 }}>{proposal.english}</Typography>
          {proposal.state !== 'accepted' && (
            <div>
              <SecondaryText>Present</SecondaryText>
              <Typography lang={language}>{proposal.present}</Typography>
            </div>
          )}
          <div>
            <SecondaryText>Better, says {proposal.reviewer}</SecondaryText>
            <Typography lang={language} sx={{ fontWeight: 600 }}>
              {proposal.text}
            </Typography>
          </div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            {proposal.state !== 'open' && (
              <SecondaryText>
                {proposal.state === 'accepted' ? 'Accepted' : 'Dismissed'}
              </SecondaryText>
            )}
            {proposal.state !== 'accepted' && (
              <Button
                variant="outlined"
                disabled={busy !== ''}
                onClick={() => onDecide(proposal, 'accepted')}
              >
                Accept
                <VisuallyHidden> “{proposal.text}”</VisuallyHidden>
              </Button>
            )}
            {proposal.state !== 'dismissed' && (
              <Button
                color="error"
                disabled={busy !== ''}
                onClick={() => onDecide(proposal, 'dismissed')}
              >
                Dismiss
                <VisuallyHidden> “{proposal.text}”</VisuallyHidden>
              </Button>
            )}
          </Box>
        </Box>
      ))}
    </PlainList>
  );
}
