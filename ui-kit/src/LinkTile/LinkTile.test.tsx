import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './LinkTile.stories';

const { Three } = composed(stories);

test('is one link as a whole', () => {
  render(<Three />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/mission',
    '/events',
    '/get-involved',
  ]);
  expect(screen.getByRole('link', { name: /^Our Events/ })).toBeVisible();
});
