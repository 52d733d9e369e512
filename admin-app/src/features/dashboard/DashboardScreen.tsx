import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { siteConfig } from '@charity-site/api-client/http';
import type { SlotName } from '@charity-site/shell/contract';
import { useAdministrator } from '../../shared/session/administrator';
import { useCan } from '../../shared/session/useRole';
import { AreaTiles } from './AreaTiles';
import { SetupChecklist } from './SetupChecklist';
import { SiteCopy } from './SiteCopy';
import { Upkeep } from './Upkeep';
import { RecoveryNotice } from './RecoveryNotice';
import { ContentChecksPanel } from './ContentChecksPanel';
import { greeting } from './greeting';
import { UnsentMails } from './UnsentMails';
import { UpcomingEvents } from './UpcomingEvents';
import { SampleContentPanel } from './SampleContentPanel';
import { AttentionPanel } from './AttentionPanel';

/** The slot for widgets of other remotes (shell contract 1.3). */
const WIDGET_SLOT: SlotName = 'admin.dashboard';

/**
 * /admin: greeting, sample content, what needs attention, upcoming events, content checks, and a
 * tile for each area.
 */
export function DashboardScreen() {
  const { contributions } = siteConfig();
  const administrator = useAdministrator();
  const canEditSite = useCan('editSite');
  const canPublish = useCan('editContent');
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, alignContent: 'start' }}
    >
      <Box>
        <Typography component="h1" variant="h2">
          {greeting(new Date().getHours())}
          {administrator?.name && `, ${administrator.name}`}
        </Typography>
        <Typography variant="subtitle1" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {canPublish
            ? 'What would you like to look after today?'
            : 'What would you like to write today? An editor reads it and publishes it.'}
        </Typography>
      </Box>
      {canEditSite && <SetupChecklist />}
      {canEditSite && <SampleContentPanel />}
      <UnsentMails />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
          <AttentionPanel />
          {canPublish && <ContentChecksPanel />}
          <RecoveryNotice />
          <Upkeep />
          <SiteCopy />
        </Box>
        <UpcomingEvents />
      </Box>
      <AreaTiles />
      <Box data-slot={WIDGET_SLOT} sx={{ minHeight: contributions?.heights?.[WIDGET_SLOT] }} />
    </Box>
  );
}
