import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { useId } from 'react';
import { Disclosure } from '../../shared/layout/Disclosure';
import { sampleCount, sampleContent, type SampleContent } from './sampleContent';

const countOf = (seen: readonly SampleContent[]): string =>
  seen.length === 1 ? '1 place' : `${seen.length} places`;

function Steps({ steps, large = false }: { steps: readonly SampleContent[]; large?: boolean }) {
  return (
    <Box
      component={large ? 'ol' : 'ul'}
      sx={{ m: 0, pl: 2.5, ...(large && { fontSize: '1.125rem', fontWeight: 650 }) }}
    >
      {steps.map(({ text, href }) => (
        <li key={text}>
          <Link href={href} sx={{ display: 'block', width: 'fit-content', py: 1.25 }}>
            {text}
          </Link>
        </li>
      ))}
    </Box>
  );
}

/**
 * Sample or missing content that visitors see, with links to the screens that replace it. Open and
 * amber until bank account, telephone and logo are replaced; then collapsed.
 */
export function SampleContentPanel() {
  const { data } = useQuery(dashboardQuery());
  const id = useId();
  if (!data) return null;
  const seen = sampleContent(data);
  const all = sampleCount(data);
  const urgent = seen.filter(({ isUrgent }) => isUrgent);
  const others = seen.filter(({ isUrgent }) => !isUrgent);
  if (seen.length === 0) return null;
  const heading = `Sample or missing content: ${countOf(seen)}`;
  if (urgent.length === 0)
    return (
      <Disclosure summary={heading} tinted>
        <Steps steps={seen} />
      </Disclosure>
    );
  const done = all - seen.length;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 3 },
        border: '1px solid',
        borderColor: 'divider',
        borderLeft: '6px solid',
        borderLeftColor: 'secondary.main',
        borderRadius: '14px',
        bgcolor: 'kit.wash',
        display: 'grid',
        gap: 1.5,
      }}
    >
      <Typography component="h2" variant="h5" id={id}>
        {heading}
      </Typography>
      <div>
        <LinearProgress
          variant="determinate"
          color="secondary"
          value={(100 * done) / all}
          aria-labelledby={id}
        />
        <Typography
          variant="body2"
          sx={{ mt: 0.75 }}
        >{`${done} of ${all} done. Do these first:`}</Typography>
      </div>
      <Steps steps={urgent} large />
      {others.length > 0 && (
        <Disclosure summary={`Less urgent: ${countOf(others)}`}>
          <Steps steps={others} />
        </Disclosure>
      )}
    </Box>
  );
}
