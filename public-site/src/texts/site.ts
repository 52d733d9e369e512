/**
 * The site's fixed words: ours to write, plain and warm, under the headings the specification gives (docs/product.md 3.9).
 * Scripture is from the World English Bible, which is in the public domain.
 */

/** One sentence under the name, in the footer and for search engines. */
export const TAGLINE =
  'A Christian charity walking beside older persons, youths, widows, families in need and students across Malawi.';

export interface ServedGroup {
  key: 'older-persons' | 'youths' | 'widows' | 'families' | 'students';
  name: string;
  /** One line, for the home page. */
  short: string;
  text: string;
}

/** The five groups of docs/product.md 3.10, in its order. */
export const GROUPS: readonly ServedGroup[] = [
  {
    key: 'older-persons',
    name: 'Older Persons',
    short: 'A warm meal, a mended roof and company for those who raised us.',
    text: 'Many older people in our villages live alone or care for grandchildren on very little. We visit them at home, mend roofs before the rains, help them reach the clinic, and make sure that no week passes without someone sitting down with them to listen.',
  },
  {
    key: 'youths',
    name: 'Youths',
    short: 'Skills, sport and mentors, so that young people can stand on their own feet.',
    text: 'Young people have energy and ideas; what they often lack is a chance. We run vocational training, sports afternoons and Bible studies, and pair each young person with a mentor who stays beside them as they look for work or start a small business.',
  },
  {
    key: 'widows',
    name: 'Widows',
    short: 'Savings groups, legal help and sisters to lean on after a loss.',
    text: 'Losing a husband can mean losing land, income and standing at once. We help widows to keep what is theirs, to save and borrow together in village groups, and to find in one another the strength to begin again.',
  },
  {
    key: 'families',
    name: 'Less Privileged Individuals and Families',
    short: 'Food in the lean months, clean water and a hand towards a steady income.',
    text: 'When the harvest fails or illness comes, a family can lose everything within weeks. We bring food in the lean months, repair boreholes, and work with each household on a way to earn, so that help today becomes independence tomorrow.',
  },
  {
    key: 'students',
    name: 'Needy Students',
    short: 'Fees, uniforms, books and lamps to read by.',
    text: 'A bright child should not leave school for want of fees. We pay for tuition, uniforms and books, give solar lamps to those who have no light at home, and keep in touch with teachers so that problems are seen early.',
  },
];

/** Our Reach (docs/product.md 3.4). */
export const REACH = [
  { value: 5, suffix: '+', label: 'years in operations' },
  { value: 50, suffix: '+', label: 'beneficiaries' },
  { value: 20, label: 'charities' },
  { value: 1, prefix: 'K', suffix: ' million', label: 'raised across Malawi' },
] as const;

/** The home page's three signposts. */
export const SIGNPOSTS = [
  { href: '/mission', title: 'Our Mission', text: 'What we believe, and why we do this work.', tone: 'lake' },
  { href: '/events', title: 'Our Events', text: 'Where you can meet us in the coming weeks.', tone: 'amber' },
  { href: '/get-involved', title: 'Get Involved', text: 'Give an afternoon, a skill or a gift.', tone: 'earth' },
] as const;

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

/** The six values of docs/product.md 3.9, in its order. */
export const VALUES = [
  { name: 'Faith', text: 'We begin with prayer and trust that God is already at work in every home we enter.' },
  { name: 'Integrity', text: 'We do what we say, account for every kwacha, and tell the truth even when it is hard.' },
  { name: 'Compassion', text: 'We see the person before the problem, and suffer with those who suffer.' },
  { name: 'Empowerment', text: 'We help people to use their own gifts, so that our help is needed less each year.' },
  { name: 'Stewardship', text: 'We treat money, land and time as entrusted to us, and waste none of them.' },
  { name: 'Diligence', text: 'We turn up, finish what we start, and do small things well.' },
] as const;

export const ABOUT = [
  'We are a Christian charity rooted in the villages and towns we serve. Our work is led by Malawians, carried by volunteers from many churches, and open to everyone in need.',
  'Whether we mend a roof, pay a school fee or sit beside someone who grieves, we try to do it in a way that leaves people stronger than we found them.',
] as const;

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
