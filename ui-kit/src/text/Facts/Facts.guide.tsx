import type { Guide } from '../../../../.storybook/blocks/guide';
import { Facts } from './Facts';

export const guide: Guide = {
  whatFor:
    'Dates and a place beside a text (`layout="band"`), a stored record, or the sender of a message (`layout="column"`).',
  whenNot: [
    'More than about eight values, or values that are compared: a table.',
    'One sentence would do: write it.',
  ],
  anatomy: {
    width: 560,
    show: (
      <Facts
        layout="band"
        facts={[
          ['Location', 'Chigumula'],
          ['Initiated', '4 March 2026'],
          ['People served', '1,400'],
        ]}
      />
    ),
    parts: [
      {
        at: 'dl',
        name: 'Band',
        text: 'a tinted ground across the whole width; without layout="band" a column.',
      },
      { at: 'dt', name: 'Name', text: 'small and quiet.' },
      { at: 'dd', name: 'Value', text: 'under its name; web addresses become links.' },
    ],
  },
  pair: {
    do: {
      says: 'leave a fact without a value out.',
      show: (
        <Facts
          facts={[
            ['Location', 'Chigumula'],
            ['Initiated', '4 March 2026'],
            ['Website', undefined],
          ]}
        />
      ),
    },
    dont: {
      says: 'write ‘none’ or a dash, or end names with a colon.',
      show: (
        <Facts
          facts={[
            ['Location:', 'Chigumula'],
            ['Initiated:', '4 March 2026'],
            ['Website:', 'none'],
          ]}
        />
      ),
    },
  },
  do: ['Pass every fact; those without a value are left out.'],
  accessibility: 'A description list: names are terms, values their definitions.',
};
