import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './Facts.stories';

const { Column } = composed(stories);

test('pairs names with values, leaves out what is empty, and links web addresses', () => {
  render(<Column />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Phone', 'Address', 'Facebook']);
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('+265 1 000 000');
  expect(screen.getByRole('link', { name: 'https://facebook.com/example' })).toHaveAttribute(
    'href',
    'https://facebook.com/example',
  );
});
