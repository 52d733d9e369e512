/** The three cards of the Get Involved page (docs/product.md 3.11). */
export const WAYS_TO_HELP = [
  {
    title: 'Volunteer Your Time',
    text: 'Visit an older neighbour, coach a football team, teach a skill. An afternoon a month makes a difference.',
    link: { href: '#inquiry', label: 'Tell us about yourself' },
  },
  {
    title: 'Participate in Events',
    text: 'Join a clean-up, a prayer breakfast or a fundraising walk, and bring a friend.',
    link: { href: '/events', label: 'See our events' },
  },
  {
    title: 'Make a Donation',
    text: 'Every gift, large or small, reaches people we know by name.',
    link: { href: '/donate', label: 'How to give' },
  },
] as const;

export const JOIN_INTRO =
  'Nobody can do everything, but everybody can do something. Here are three ways to begin; if you have another in mind, write to us below.';

export const DONATE_INTRO =
  'Your gift buys school books, seed, roofing sheets and bus fares for volunteers. You can give by transfer to the account below; please write your name as the reference, so that we can thank you.';
