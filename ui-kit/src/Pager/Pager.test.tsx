import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import { Pager } from './Pager';
import * as stories from './Pager.stories';

const { FirstPage, LastPage, OfLinks, OnlyPage } = composed(stories);

test('goes forth and back between the first and the last page', async () => {
  const { container } = render(<FirstPage />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Page 1 of 3')).toBeVisible();
  await expectAccessible(container);
});

test('ends at the last page', () => {
  render(<LastPage />);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('is not there for a single page', () => {
  render(<OnlyPage />);
  expect(screen.queryByText(/Page/)).not.toBeInTheDocument();
});

test('is made of links where a page has an address, and calls back for a plain click only', async () => {
  const onPage = jest.fn();
  const { container } = render(
    <KitProvider>
      <Pager page={2} totalPages={3} hrefOf={(page) => `#page-${page}`} onPage={onPage} />
    </KitProvider>,
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '#page-1');
  const next = screen.getByRole('link', { name: 'Next' });
  expect(next).toHaveAttribute('href', '#page-3');
  expect(next).toHaveAttribute('rel', 'next');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(next);
  await user.keyboard('{/Control}');
  expect(onPage).not.toHaveBeenCalled();
  await user.click(next);
  expect(onPage).toHaveBeenCalledWith(3);
  await expectAccessible(container);
});

test('of links, the one that leads nowhere is disabled', async () => {
  const { container } = render(<OfLinks />);
  const previous = screen.getByRole('link', { name: 'Previous' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  expect(previous).not.toHaveAttribute('href');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-2');
  await expectAccessible(container);
});
