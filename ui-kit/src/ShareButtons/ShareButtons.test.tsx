import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './ShareButtons.stories';

const { Default } = composed(stories);

test('sends address and title, whatever is in them', () => {
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

test('copies the address and says so', async () => {
  const user = userEvent.setup();
  render(<Default />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://example.org/updates/1');
  expect(await screen.findByRole('status')).toHaveTextContent('Link copied');
  expect(screen.getByRole('button', { name: 'Link copied' })).toHaveFocus();
});

test('says when the address could not be copied', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(<Default />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Link not copied' })).toBeVisible();
});

test('gives each way a sign of its own', () => {
  render(<Default />);
  const signs = screen.getAllByRole('link').map((link) => link.querySelector('path')?.getAttribute('d'));
  expect(signs).toHaveLength(3);
  expect(new Set(signs).size).toBe(3);
});
