import { siteConfig, t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';
import { LinkLine } from '../../page/LinkLine';

const FEED = '/events.ics';

/** Links to the calendar of all events: to subscribe to it, and as a file. */
export function CalendarLinks() {
  return (
    <LinkLine>
      <a href={siteConfig().origin.replace(/^https?:/, 'webcal:') + FEED}>
        <Glyph name="calendar" />
        {t('Subscribe to our calendar')}
      </a>
      <a href={FEED} download="events.ics">
        {t('Download all events')}
      </a>
    </LinkLine>
  );
}
