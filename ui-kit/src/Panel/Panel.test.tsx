import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './Panel.stories';

const { Default, Busy, Form } = composed(stories);

test('is a region named by its heading', () => {
  render(<Default />);
  expect(screen.getByRole('region', { name: 'Current Contact Details' })).toContainElement(
    screen.getByRole('heading', { level: 2, name: 'Current Contact Details' }),
  );
});

test('is busy while its content loads', () => {
  render(<Busy />);
  expect(screen.getByRole('region', { name: 'Current Contact Details' })).toHaveAttribute('aria-busy', 'true');
});

test('is a form when it has onSubmit, without validation by the browser', async () => {
  const onSubmit = jest.fn();
  render(<Form onSubmit={onSubmit} />);
  expect(screen.getByRole('form', { name: 'Change Email' })).toHaveAttribute('novalidate');
  await userEvent.type(screen.getByRole('textbox', { name: 'New Email' }), 'not an address{Enter}');
  expect(onSubmit.mock.calls).toEqual([[]]);
});
