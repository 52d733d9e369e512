import { render, screen } from '@testing-library/react';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './SocialBadge.stories';

const { AllNetworks, None, OneNetwork } = composed(stories);

test('leads to the pages that were given, in new tabs', async () => {
  const { container } = render(<AllNetworks />);
  await expectAccessible(container);
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Facebook', 'Instagram', 'LinkedIn', 'Twitter']);
  expect(screen.getByLabelText('Facebook')).toHaveAttribute('target', '_blank');
});

test('leaves out networks without an address, and itself when there are none', () => {
  const { unmount } = render(<OneNetwork />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  render(<None />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
