import type { Guide } from '../../../../.storybook/blocks/guide';
import { Facts } from './Facts';

export const guide: Guide = {
  whenToUse:
    'Dates and a place beside a text (`layout="band"`), a stored record, or the sender of a message (`layout="column"`).',
  whenNotToUse: [
    'More than about eight values, or values that are compared: a table.',
    'One sentence would do: write it.',
  ],
  anatomy: {
    width: 560,
    example: (
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
        selector: 'dl',
        name: 'Band',
        text: 'a tinted ground across the whole width; without layout="band" a column.',
      },
      { selector: 'dt', name: 'Name', text: 'small and quiet.' },
      { selector: 'dd', name: 'Value', text: 'under its name; web addresses become links.' },
    ],
  },
  doDont: {
    do: {
      text: 'leave a fact without a value out.',
      example: (
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
      text: 'write ‘none’ or a dash, or end names with a colon.',
      example: (
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
