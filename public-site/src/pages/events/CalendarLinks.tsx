import { styled } from '@mui/material/styles';
import { siteConfig, t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';

const FEED = '/events.ics';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  margin: '24px 0 0',
  '@media print': { display: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
}));

/** Links to the calendar of all events: to subscribe to it, and as a file. */
export function CalendarLinks() {
  return (
    <Line>
      <a href={siteConfig().origin.replace(/^https?:/, 'webcal:') + FEED}>
        <Glyph name="calendar" />
        {t('Subscribe to our calendar')}
      </a>
      <a href={FEED} download="events.ics">
        {t('Download all events')}
      </a>
    </Line>
  );
}
