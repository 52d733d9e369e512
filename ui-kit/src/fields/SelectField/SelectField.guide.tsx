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
  whenNotToUse: ['Two or three: buttons side by side, as ViewToggle.', 'Hundreds: a search.'],
  anatomy: {
    width: 420,
    example: field({
      emptyOption: 'Choose a category',
      hint: 'Visitors filter by it.',
      error: 'Choose a category.',
    }),
    parts: [
      { selector: 'label', name: 'Label', text: 'always visible.' },
      { selector: '[id$=-hint]', name: 'Hint', text: 'what the choice is used for.' },
      {
        selector: '.MuiOutlinedInput-root',
        name: 'Box',
        text: 'the chosen value; emptyOption while nothing is chosen. It opens the list of the device.',
      },
      { selector: '[id$=-error]', name: 'Error', text: 'what to do, until it is done.' },
    ],
  },
  doDont: {
    do: { text: 'name the neutral choice.', example: field({ emptyOption: 'Choose a category' }) },
    dont: {
      text: 'choose for people where the choice matters.',
      example: field({ value: 'Community Development' }),
    },
  },
  do: ['Sort by what people look for; otherwise by the alphabet.'],
  dont: ["Don't act at once in a form; filters may."],
  accessibility:
    'A native list: arrows, letters, Enter and Escape work as everywhere on that device.',
};
