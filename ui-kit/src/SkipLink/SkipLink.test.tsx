import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './SkipLink.stories';

const { Default } = composed(stories);

test('is the first stop of Tab, and leads to the content', async () => {
  render(<Default />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
    'href',
    `#${screen.getByRole('region', { name: 'Content' }).id}`,
  );
});
