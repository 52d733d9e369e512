import type { Giving } from '@charity-site/api-client/entities';

interface Way {
  title: string;
  /** The field with the organisation's own words on it. */
  field: keyof Giving;
  link: { href: string; label: string };
}

/** The three cards of the Get Involved page. */
export const WAYS_TO_HELP: readonly Way[] = [
  { title: 'Volunteer Your Time', field: 'volunteer', link: { href: '#inquiry', label: 'Tell us about yourself' } },
  { title: 'Participate in Events', field: 'events', link: { href: '/events', label: 'See our events' } },
  { title: 'Make a Donation', field: 'donation', link: { href: '/donate', label: 'How to give' } },
];
