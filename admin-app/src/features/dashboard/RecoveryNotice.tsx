import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { dashboardQuery } from '@charity-site/api-client';
import { Panel } from '@charity-site/ui-kit';
import { StandaloneLink } from '../../shared/layout/StandaloneLink';
import { useDismissed } from './useDismissed';

const RECOVERY_CODES_HREF = '/admin/account#recovery-codes';

/**
 * Recommends recovery codes to a person who has none and cannot get a reset link by email: a panel,
 * or one line after 'Remind me later'.
 */
export function RecoveryNotice() {
  const { data } = useQuery(dashboardQuery());
  const [isLater, setLater] = useDismissed('recovery-codes');
  if (!data?.needsRecoveryCodes) return null;
  if (isLater)
    return (
      <Typography>
        You have no recovery codes for a forgotten password yet.{' '}
        <StandaloneLink href={RECOVERY_CODES_HREF}>Get recovery codes</StandaloneLink>
      </Typography>
    );
  return (
    <Panel heading="If you forget your password">
      <Typography sx={{ mb: 2 }}>
        Get ten recovery codes and keep them on paper. Each of them lets you set a new password
        once.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" href={RECOVERY_CODES_HREF}>
          Get recovery codes
        </Button>
        <Button onClick={() => setLater(true)}>Remind me later</Button>
      </Box>
    </Panel>
  );
}
