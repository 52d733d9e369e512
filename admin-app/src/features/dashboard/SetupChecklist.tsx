import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { useId } from 'react';
import { Glyph, Panel, VisuallyHidden } from '@charity-site/ui-kit';
import { PlainList } from '../../shared/layout/PlainList';
import { firstSteps } from './firstSteps';
import { useDismissed } from './useDismissed';

/** The first steps on a new site. Renders nothing when all are done, or with demo content. */
export function SetupChecklist() {
  const { data } = useQuery(dashboardQuery());
  const [isHidden, setHidden] = useDismissed('first-steps');
  const id = useId();
  if (!data || data.samples.length > 0) return null;
  const steps = firstSteps(data);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  if (isHidden)
    return (
      <Button sx={{ justifySelf: 'start' }} onClick={() => setHidden(false)}>
        {`Show first steps (${done} of ${steps.length} done)`}
      </Button>
    );
  return (
    <Panel heading="First steps">
      <Typography id={id} sx={{ mb: 1 }}>{`${done} of ${steps.length} done`}</Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / steps.length}
        aria-labelledby={id}
      />
      <PlainList
        sx={{
          mt: 2,
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        }}
      >
        {steps.map(({ label, href, isDone }) => (
          <Box
            component="li"
            key={href}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 44 }}
          >
            <Box
              aria-hidden
              sx={{
                flex: 'none',
                display: 'grid',
                placeItems: 'center',
                width: 24,
                height: 24,
                borderRadius: '50%',
                border: '2px solid',
                borderColor: isDone ? 'success.main' : 'kit.line',
                color: 'success.main',
              }}
            >
              {isDone && <Glyph name="check" size={16} />}
            </Box>
            <Link href={href} sx={{ py: 1 }} color={isDone ? 'text.secondary' : 'primary'}>
              {label}
            </Link>
            {isDone && <VisuallyHidden>(done)</VisuallyHidden>}
          </Box>
        ))}
      </PlainList>
      <Button sx={{ mt: 1 }} onClick={() => setHidden(true)}>
        Hide first steps
      </Button>
    </Panel>
  );
}
