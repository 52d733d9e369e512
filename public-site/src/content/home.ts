/** The home page's three link tiles. */
export const HOME_TILES = [
  {
    href: '/mission',
    title: 'Our Mission',
    text: 'What we believe, and why we do this work.',
    tone: 'lake',
  },
  {
    href: '/events',
    title: 'Our Events',
    text: 'Where you can meet us in the coming weeks.',
    tone: 'amber',
  },
  {
    href: '/get-involved',
    title: 'Get Involved',
    text: 'Give an afternoon, a skill or a gift.',
    tone: 'earth',
  },
] as const;
