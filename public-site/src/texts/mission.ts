/** World English Bible, public domain. */
export const SCRIPTURES = [
  { text: 'Bear one another’s burdens, and so fulfill the law of Christ.', source: 'Galatians 6:2' },
  {
    text: 'Pure religion and undefiled before our God and Father is this: to visit the fatherless and widows in their affliction, and to keep oneself unstained by the world.',
    source: 'James 1:27',
  },
] as const;

export const FOUNDING = [
  'We began with a handful of friends, a borrowed bicycle and a list of neighbours who had nobody to turn to. We prayed, we visited, and we found that most needs in a village can be met when people meet.',
  'That is still how we work. We listen first, we go where others do not, and we stay. Those we serve sit at the table when we plan, and many of them now serve others.',
] as const;

export const VISION =
  'A Malawi in which every person, whatever their age or means, lives in dignity, is cared for by their community, and knows the love of God.';

export const MISSION =
  'To meet the needs of vulnerable people in Malawi, in body, mind and spirit, through practical help, education and companionship, in the name of Jesus Christ and without regard to creed or tribe.';

/** The six values, in the order of docs/product.md 3.9. */
export const VALUES = [
  { name: 'Faith', text: 'We begin with prayer and trust that God is already at work in every home we enter.' },
  { name: 'Integrity', text: 'We do what we say, account for every kwacha, and tell the truth even when it is hard.' },
  { name: 'Compassion', text: 'We see the person before the problem, and suffer with those who suffer.' },
  { name: 'Empowerment', text: 'We help people to use their own gifts, so that our help is needed less each year.' },
  { name: 'Stewardship', text: 'We treat money, land and time as entrusted to us, and waste none of them.' },
  { name: 'Diligence', text: 'We turn up, finish what we start, and do small things well.' },
] as const;
