import Box from '@mui/material/Box';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { diffWordsWithSpace } from 'diff';

interface WordChangesProps {
  before: string;
  after: string;
}

const ADDED = {
  tag: 'ins',
  word: 'added',
  sx: { color: 'success.main', fontWeight: 600 },
} as const;
const REMOVED = { tag: 'del', word: 'removed', sx: { color: 'error.main' } } as const;

/**
 * Word diff of two texts. Colour, line and visually hidden words each tell removed from added
 * words.
 */
export function WordChanges({ before, after }: WordChangesProps) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        if (!added && !removed) return <span key={index}>{value}</span>;
        const { tag, word, sx } = added ? ADDED : REMOVED;
        return (
          <Box component={tag} key={index} sx={sx}>
            <VisuallyHidden>{word}: </VisuallyHidden>
            {value}
          </Box>
        );
      })}
    </Box>
  );
}
