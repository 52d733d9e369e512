import { lazy, Suspense, type ComponentType } from 'react';
import type { VisitorFormName } from '@charity-site/api-client/entities';
import type { BookingProps } from './BookingForm';

const load = () => import('./BookingForm');

let Form: ComponentType<BookingProps> = lazy(load);

/**
 * Loads the form before the server renders it, and before a browser hydrates a page with it: until
 * then, the form is posted as without script.
 */
export const loadRenderedForm = async (): Promise<void> => {
  if (
    typeof document === 'undefined' ||
    document.getElementById('booking' satisfies VisitorFormName)
  )
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
