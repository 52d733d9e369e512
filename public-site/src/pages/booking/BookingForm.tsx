import { api } from '@charity-site/api-client';
import {
  ALL_TAKEN,
  bookingForm,
  BOOKINGS_CLOSED,
  eventDays,
  localizedPath,
  type Event,
  type VisitorFormField,
} from '@charity-site/api-client/entities';
import { siteConfig, t } from '@charity-site/api-client/http';
import { TEXT_WIDTH } from '../../components/measure';
import { dayOf, formatDate } from '../../dates/format';
import { OptionsField } from '../../forms/OptionsField';
import { VisitorForm } from '../../forms/VisitorForm';

export interface BookingProps {
  event: Event;
  /** Last part of the path of its page. */
  path: string;
  /** `YYYY-MM-DD` in the site's time zone. */
  today: string;
}

/** Maximum number of days of a repeated event that the form offers. */
const DAYS_MAX = 12;

/** The form that books places at an event. The page of the booking follows. */
export default function BookingForm({ event, path, today }: BookingProps) {
  const { _id, date, repeats, capacity, bookings, booked = [] } = event;
  const days = eventDays(dayOf(date), event)
    .filter((day) => day >= today)
    .slice(0, DAYS_MAX);
  const isFull = (day: string) => booked.some((one) => one.day === day && one.people >= capacity);
  const options = days.map((value) => ({
    value,
    label: formatDate(value) + (isFull(value) ? ` (${t('waiting list')})` : ''),
  }));
  const fields = bookingForm.fields.flatMap((field): VisitorFormField[] => {
    if (field.name !== 'day') return [field];
    return repeats ? [{ ...field, options }] : [];
  });
  return (
    <section aria-label={t('Places')} data-print="no" style={{ maxWidth: TEXT_WIDTH }}>
      <h2 style={{ marginBlock: '40px 20px' }}>{t('Places')}</h2>
      {bookings === 'closed' ? (
        <p>{t(BOOKINGS_CLOSED)}</p>
      ) : (
        <>
          {!repeats && days.every(isFull) && <p>{t(ALL_TAKEN)}</p>}
          <VisitorForm
            // Another event has the same route.
            key={_id}
            form={{ ...bookingForm, fields }}
            action={`/events/${path}`}
            name={`booking:${_id}`}
            blank={{ event: _id, day: days[0] ?? '', name: '', phone: '', count: '1' }}
            rules={() => import('./bookingCheck')}
            send={async ({ count, ...draft }, sending) => {
              const { link } = await api.bookings.book({ ...draft, count: Number(count) }, sending);
              location.assign(localizedPath(siteConfig().language, link));
            }}
            Input={OptionsField}
          />
        </>
      )}
    </section>
  );
}
