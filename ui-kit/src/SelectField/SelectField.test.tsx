import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './SelectField.stories';

const { Unchosen, WithError } = composed(stories);

test('chooses by label', async () => {
  const { container } = render(<Unchosen />);
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Emergency Relief');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Emergency Relief');
  await expectAccessible(container);
});

test('says what is wrong', () => {
  render(<WithError />);
  expect(screen.getByLabelText('Category')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Category is required.');
});
