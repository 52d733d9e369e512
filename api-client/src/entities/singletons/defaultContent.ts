import type { Figures } from './figures';
import type { Groups } from './groups';
import type { AboutUs } from './aboutUs';

/**
 * Default texts until the organisation has written its own: only those in docs/product.md 3.
 */

/** The default figures of Our Reach (docs/product.md 3.4). */
export const DEFAULT_FIGURES: Figures['figures'] = (
  [
    ['5+', 'years in operations'],
    ['50+', 'beneficiaries'],
    ['20', 'charities'],
    ['K1 million', 'raised across Malawi'],
  ] as const
).map(([number, label]) => ({ number, label, year: '', source: '' }));

/** The default groups (docs/product.md 3.10). */
export const DEFAULT_GROUPS: Groups['groups'] = (
  [
    ['Older Persons', 'older-persons'],
    ['Youths', 'youths'],
    ['Widows', 'widows'],
    ['Less Privileged Individuals and Families', 'families'],
    ['Needy Students', 'students'],
  ] as const
).map(([name, sign]) => ({ name, short: '', text: '', sign, story: '' }));

/** The default values (docs/product.md 3.9). */
export const DEFAULT_VALUES: AboutUs['values'] = [
  {
    name: 'Faith',
    text: 'We begin with prayer and trust that God is already at work in every home we enter.',
  },
  {
    name: 'Integrity',
    text: 'We do what we say, account for every kwacha, and tell the truth even when it is hard.',
  },
  {
    name: 'Compassion',
    text: 'We see the person before the problem, and suffer with those who suffer.',
  },
  {
    name: 'Empowerment',
    text: 'We help people to use their own gifts, so that our help is needed less each year.',
  },
  {
    name: 'Stewardship',
    text: 'We treat money, land and time as entrusted to us, and waste none of them.',
  },
  { name: 'Diligence', text: 'We turn up, finish what we start, and do small things well.' },
];
