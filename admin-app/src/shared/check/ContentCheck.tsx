import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo } from 'react';
import type { FormField } from '../fields/fields';
import { checkContent, linksOf, pictureAdvice } from './checkContent';
import { useDeadLinks } from './useDeadLinks';

export interface ContentCheckProps {
  fields: readonly FormField<string>[];
  values: Record<string, unknown>;
  /** Fields with a file that is uploaded when the form is saved. */
  chosen: readonly string[];
}

/** Advice on the form's values. It never blocks a save. */
export default function ContentCheck({ fields, values, chosen }: ContentCheckProps) {
  const id = useId();
  // Typing has priority over the check.
  const settled = useDeferredValue(values);
  const advice = useMemo(() => checkContent(fields, settled), [fields, settled]);
  const links = useMemo(() => linksOf(fields, settled), [fields, settled]);
  const dead = useDeadLinks(links);
  const all = [
    ...pictureAdvice(fields, values, chosen),
    ...advice,
    ...dead.map((path) => `The link to ${path} leads nowhere.`),
  ];
  if (all.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ px: 2, py: 1.5, bgcolor: 'kit.wash', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography id={id} component="h3" variant="subtitle2">
        Before you publish
      </Typography>
      <Typography variant="body2" component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {all.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Typography>
    </Box>
  );
}
