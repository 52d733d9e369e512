/**
 * The three cards of the Get Involved page. `field` of `giving` contains the organisation's text.
 */
export const WAYS_TO_HELP = [
  {
    title: 'Volunteer Your Time',
    field: 'volunteer',
    link: { href: '#inquiry', label: 'Tell us about yourself' },
  },
  {
    title: 'Participate in Events',
    field: 'events',
    link: { href: '/events', label: 'See our events' },
  },
  { title: 'Make a Donation', field: 'donation', link: { href: '/donate', label: 'How to give' } },
] as const;
