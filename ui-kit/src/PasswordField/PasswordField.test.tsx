import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './PasswordField.stories';

const { Filled } = composed(stories);

test('shows and hides what was typed, without submitting the form', async () => {
  const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { container } = render(
    <form onSubmit={submitted}>
      <Filled />
    </form>,
  );
  const field = screen.getByLabelText('New Password');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show password', pressed: false })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('three other words');
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Hide password', pressed: true }));
  expect(field).toHaveAttribute('type', 'password');
  expect(submitted).not.toHaveBeenCalled();
});
