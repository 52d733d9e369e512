import type { Guide } from '../../../../.storybook/blocks/guide';
import { SelectField, type SelectFieldProps } from './SelectField';

const field = (props: Partial<SelectFieldProps>) => (
  <SelectField
    name="category"
    label="Category"
    value=""
    options={['Community Development', 'Education', 'Health']}
    onChange={() => {}}
    {...props}
  />
);

export const guide: Guide = {
  whenToUse: 'Four to twenty known values: categories, pages, states.',
  whenNotToUse: [
    'Two or three values: buttons side by side, as in ViewToggle.',
    'Hundreds of values: a search.',
  ],
  anatomy: {
    width: 420,
    example: field({
      emptyOption: 'Choose a category',
      hint: 'Visitors filter by it.',
      error: 'Choose a category.',
    }),
    parts: [
      { selector: 'label', name: 'Label', text: 'always visible.' },
      { selector: '[id$=-hint]', name: 'Hint', text: 'what the value is used for.' },
      {
        selector: '.MuiOutlinedInput-root',
        name: 'Box',
        text: 'the selected value; emptyOption while nothing is selected. It opens the list of the device.',
      },
      {
        selector: '[id$=-error]',
        name: 'Error',
        text: 'above the box: what to do, until it is fixed.',
      },
    ],
  },
  doDont: {
    do: { text: 'name the empty option.', example: field({ emptyOption: 'Choose a category' }) },
    dont: {
      text: 'preselect a value where the choice matters.',
      example: field({ value: 'Community Development' }),
    },
  },
  do: ['Sort by frequency of use, or alphabetically.'],
  dont: ["Don't submit a form on selection; only filters apply at once."],
  accessibility:
    'A native select: arrows, letters, Enter and Escape work as in any other on that device.',
};
