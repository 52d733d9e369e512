import Box from '@mui/material/Box';
import { VisuallyHidden } from '@charity-site/ui-kit';
import { diffWordsWithSpace } from 'diff';

interface WordChangesProps {
  before: string;
  after: string;
}

/** The words that were removed and added between two texts. Colour, line and hidden words each say which is which. */
export function WordChanges({ before, after }: WordChangesProps) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        if (added)
          return (
            <Box component="ins" key={index} sx={{ color: 'success.main', fontWeight: 600 }}>
              <VisuallyHidden>added: </VisuallyHidden>
              {value}
            </Box>
          );
        if (removed)
          return (
            <Box component="del" key={index} sx={{ color: 'error.main' }}>
              <VisuallyHidden>removed: </VisuallyHidden>
              {value}
            </Box>
          );
        return <span key={index}>{value}</span>;
      })}
    </Box>
  );
}
