import { styled } from '@mui/material/styles';
import type { Progress } from '@charity-site/api-client/entities';
import { t } from '@charity-site/api-client/http';
import { Diamonds } from './Diamonds';

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  paddingTop: 4,
  '& > svg': { color: `var(--diamonds, ${theme.vars.palette.kit.amberInk})` },
  '& > strong': { overflowWrap: 'anywhere' },
}));

/** Placeholder for the word that has its own `lang`. */
const WORD = '\0';

interface ProgressCountProps {
  progress: Progress;
  /** Language of `what` if it differs from the page. */
  lang: string | undefined;
}

/** Progress of a project as text and diamonds: '9 of 12 wells'. */
export function ProgressCount({ progress, lang }: ProgressCountProps) {
  const { done, planned, what } = progress;
  const [before, after] = t('{done} of {planned} {what}', { done, planned, what: WORD }).split(
    WORD,
  );
  return (
    <Frame>
      <Diamonds {...progress} />
      <strong>
        {before}
        <span lang={lang}>{what}</span>
        {after}
      </strong>
    </Frame>
  );
}
