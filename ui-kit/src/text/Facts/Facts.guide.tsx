import type { Guide } from '../../../../.storybook/blocks/guide';
import { Facts } from './Facts';

export const guide: Guide = {
  whenToUse:
    'Dates and a place beside a text (`layout="band"`), a stored record (`layout="column"`), or short values in as few lines as possible (`layout="line"`).',
  whenNotToUse: [
    'More than about eight values, or values that are compared: a table.',
    'Content that fits into one sentence.',
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
        text: 'a tinted background across the whole width.',
      },
      { selector: 'dt', name: 'Name', text: 'small, in the secondary colour.' },
      { selector: 'dd', name: 'Value', text: 'below its name; URLs become links.' },
    ],
  },
  doDont: {
    do: {
      text: 'leave out a fact without a value.',
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
  accessibility: 'A description list: names are terms, values are definitions.',
};
