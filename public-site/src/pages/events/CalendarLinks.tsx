import { t } from '@charity-site/api-client/http';
import { Glyph } from '@charity-site/ui-kit';
import { LinkLine } from '../../components/LinkLine';
import { CALENDAR_FILE, calendarFeed } from '../../content/feeds';

/** Links to subscribe to the calendar of all events, and to download it. */
export function CalendarLinks() {
  return (
    <LinkLine>
      <a href={calendarFeed()}>
        <Glyph name="calendar" />
        {t('Subscribe to our calendar')}
      </a>
      <a href={CALENDAR_FILE} download="events.ics">
        {t('Download all events')}
      </a>
    </LinkLine>
  );
}
