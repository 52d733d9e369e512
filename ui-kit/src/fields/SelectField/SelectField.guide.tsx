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
  whatFor: 'Four to twenty known values: categories, pages, states.',
  whenNot: ['Two or three: buttons side by side, as ViewToggle.', 'Hundreds: a search.'],
  anatomy: {
    width: 420,
    show: field({
      emptyOption: 'Choose a category',
      hint: 'Visitors filter by it.',
      error: 'Choose a category.',
    }),
    parts: [
      { at: 'label', name: 'Label', text: 'always visible.' },
      { at: '[id$=-hint]', name: 'Hint', text: 'what the choice is used for.' },
      {
        at: '.MuiOutlinedInput-root',
        name: 'Box',
        text: 'the chosen value; emptyOption while nothing is chosen. It opens the list of the device.',
      },
      { at: '[id$=-error]', name: 'Error', text: 'what to do, until it is done.' },
    ],
  },
  pair: {
    do: { says: 'name the neutral choice.', show: field({ emptyOption: 'Choose a category' }) },
    dont: {
      says: 'choose for people where the choice matters.',
      show: field({ value: 'Community Development' }),
    },
  },
  do: ['Sort by what people look for; otherwise by the alphabet.'],
  dont: ["Don't act at once in a form; filters may."],
  accessibility:
    'A native list: arrows, letters, Enter and Escape work as everywhere on that device.',
};
