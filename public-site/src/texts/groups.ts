export interface ServedGroup {
  key: 'older-persons' | 'youths' | 'widows' | 'families' | 'students';
  name: string;
  /** One line for the home page. */
  short: string;
}

/** The five groups, in the order of docs/product.md 3.10. */
export const GROUPS: readonly ServedGroup[] = [
  {
    key: 'older-persons',
    name: 'Older Persons',
    short: 'A warm meal, a mended roof and company for those who raised us.',
  },
  {
    key: 'youths',
    name: 'Youths',
    short: 'Skills, sport and mentors, so that young people can stand on their own feet.',
  },
  {
    key: 'widows',
    name: 'Widows',
    short: 'Savings groups, legal help and sisters to lean on after a loss.',
  },
  {
    key: 'families',
    name: 'Less Privileged Individuals and Families',
    short: 'Food in the lean months, clean water and a hand towards a steady income.',
  },
  {
    key: 'students',
    name: 'Needy Students',
    short: 'Fees, uniforms, books and lamps to read by.',
  },
];
