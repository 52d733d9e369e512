import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './ShareButtons.stories';

const { Default } = composed(stories);

it('sends address and title, whatever is in them', () => {
  render(<Default />);
  expect(screen.getByRole('list', { name: 'Share this page' })).toBeVisible();
  const address = encodeURIComponent('https://example.org/updates/1');
  const title = encodeURIComponent('The rains came early & stayed');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/?text=${title}%20${address}`,
  );
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', expect.stringContaining(address));
  expect(screen.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=${title}&body=${address}`,
  );
});
