import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A question, and below it what happens then. */
export function QuestionText({ question, note }: { question: ReactNode; note: ReactNode }) {
  return (
    <>
      {question}
      <Box
        component="span"
        sx={{ display: 'block', mt: 1.5, color: 'text.secondary', fontSize: '1rem' }}
      >
        {note}
      </Box>
    </>
  );
}
