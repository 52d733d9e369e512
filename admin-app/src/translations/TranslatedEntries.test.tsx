import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { TranslatedEntries } from './TranslatedEntries';

const ENGLISH = 'Widows | We mend roofs. |  | widows\nYouths';

function Form({ stored }: { stored: string }) {
  const [value, setValue] = useState(stored);
  return (
    <>
      <output aria-label="Held" data-text={value} />
      <TranslatedEntries
        label="Groups in Chichewa"
        shape={GROUPS}
        english={ENGLISH}
        language="Chichewa"
        value={value}
        onChange={setValue}
        error={undefined}
      />
    </>
  );
}

const show = (stored: string) =>
  render(
    <KitProvider>
      <Form stored={stored} />
    </KitProvider>,
  );
/** The value as the form holds it. */
const held = () => screen.getByLabelText('Held').dataset.text;
const inputs = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

test('shows the English words of each entry; what is typed is stored beside the rest of the entry', async () => {
  show('');
  expect(inputs()).toEqual(['', '', '']);
  const [widows, , youths] = screen.getAllByRole('textbox');
  expect(widows).toHaveAccessibleDescription('English: Widows');
  await userEvent.type(widows as HTMLElement, 'Akazi amasiye');
  await userEvent.type(youths as HTMLElement, 'Achinyamata');
  expect(held()).toBe('Akazi amasiye | We mend roofs. |  | widows\nAchinyamata');
});

test('an entry with its English words is not translated', () => {
  show('Akazi amasiye | We mend roofs. |  | widows\nYouths');
  expect(inputs()).toEqual(['Akazi amasiye', '', '']);
});

test('without any words nothing is stored', async () => {
  show('Akazi amasiye | We mend roofs. |  | widows\nYouths');
  await userEvent.clear(screen.getAllByRole('textbox')[0] as HTMLElement);
  expect(held()).toBe('');
});
