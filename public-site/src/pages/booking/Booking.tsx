import type { Event } from '@charity-site/api-client/entities';
import { lazy, Suspense, type ComponentType } from 'react';

export interface BookingProps {
  event: Event;
  /** Last part of the path of its page. */
  path: string;
  /** `YYYY-MM-DD` in the site's time zone. */
  today: string;
}

const load = () => import('./BookingForm');

let Form: ComponentType<BookingProps> = lazy(load);

/** Loads the form before the server renders it. */
export const loadBookingForm = async (): Promise<void> => {
  Form = (await load()).default;
};

/** The form of an event with places, whose code the pages of other events do not load. */
export function Booking(props: BookingProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
