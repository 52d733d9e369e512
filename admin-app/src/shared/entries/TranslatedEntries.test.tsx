import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GROUPS, type AnyEntry } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { TranslatedEntries } from './TranslatedEntries';

const group = (name: string, rest: Partial<AnyEntry> = {}) => ({
  name,
  short: '',
  text: '',
  sign: '',
  story: '',
  ...rest,
});
const WIDOWS = { short: 'We mend roofs.', sign: 'widows' };
const ENGLISH = [group('Widows', WIDOWS), group('Youths')];
const TRANSLATED = [group('Akazi amasiye', WIDOWS), group('Youths')];

function Form({ stored }: { stored: readonly AnyEntry[] }) {
  const [value, setValue] = useState(stored);
  return (
    <>
      <output aria-label="Held" data-text={JSON.stringify(value)} />
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

const show = (stored: readonly AnyEntry[]) =>
  render(
    <KitProvider>
      <Form stored={stored} />
    </KitProvider>,
  );
/** The form's current value. */
const held = (): unknown => JSON.parse(screen.getByLabelText('Held').dataset.text ?? '');
const inputs = () =>
  screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value);

test('shows the English text of each entry, and stores the translation with its other parts', async () => {
  show([]);
  expect(inputs()).toEqual(['', '', '']);
  const [widows, , youths] = screen.getAllByRole('textbox');
  expect(widows).toHaveAccessibleDescription('English: Widows');
  await userEvent.type(widows as HTMLElement, 'Akazi amasiye');
  await userEvent.type(youths as HTMLElement, 'Achinyamata');
  expect(held()).toEqual([group('Akazi amasiye', WIDOWS), group('Achinyamata')]);
});

test('shows an empty field for an entry with its English text', () => {
  show(TRANSLATED);
  expect(inputs()).toEqual(['Akazi amasiye', '', '']);
});

test('stores an empty list without any translated text', async () => {
  show(TRANSLATED);
  await userEvent.clear(screen.getAllByRole('textbox')[0] as HTMLElement);
  expect(held()).toEqual([]);
});
