import { lazy, Suspense, type ComponentType } from 'react';
import type { BookingProps } from './BookingForm';

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
