import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './SocialBadge.stories';

const { AllNetworks, None, OneNetwork } = composed(stories);

it('leads to the pages that were given, in new tabs', async () => {
  const { container } = render(<AllNetworks />);
  await expectAccessible(container);
  const names = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'Twitter']);
  expect(screen.getByLabelText('Facebook')).toHaveAttribute('target', '_blank');
});

it('leaves out networks without an address, and itself when there are none', () => {
  const { unmount } = render(<OneNetwork />);
  expect(screen.getAllByRole('link', { hidden: true })).toHaveLength(1);
  unmount();
  render(<None />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('opens on a phone by its button', async () => {
  render(<AllNetworks />);
  const button = screen.getByRole('button', { name: 'Follow us', hidden: true });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
