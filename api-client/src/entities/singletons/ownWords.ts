/**
 * Texts that visitors read while the organisation has not written its own: those that docs/product.md 3 fixes, and no
 * others.
 */

/** The figures of Our Reach (docs/product.md 3.4). */
export const FIRST_FIGURES = [
  '5+ | years in operations',
  '50+ | beneficiaries',
  '20 | charities',
  'K1 million | raised across Malawi',
].join('\n');

/** The groups of docs/product.md 3.10. */
export const FIRST_GROUPS = [
  'Older Persons |  |  | older-persons',
  'Youths |  |  | youths',
  'Widows |  |  | widows',
  'Less Privileged Individuals and Families |  |  | families',
  'Needy Students |  |  | students',
].join('\n');

/** The values of docs/product.md 3.9. */
export const FIRST_VALUES = [
  'Faith | We begin with prayer and trust that God is already at work in every home we enter.',
  'Integrity | We do what we say, account for every kwacha, and tell the truth even when it is hard.',
  'Compassion | We see the person before the problem, and suffer with those who suffer.',
  'Empowerment | We help people to use their own gifts, so that our help is needed less each year.',
  'Stewardship | We treat money, land and time as entrusted to us, and waste none of them.',
  'Diligence | We turn up, finish what we start, and do small things well.',
].join('\n');
