import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../../test/axe';
import { composed } from '../../test/stories';
import * as stories from './ViewToggle.stories';

const { Grid } = composed(stories);

test('one view is pressed, and pressing it again changes nothing', async () => {
  const { container } = render(<Grid />);
  const [grid, list] = [
    screen.getByRole('button', { name: 'Grid view' }),
    screen.getByRole('button', { name: 'List view' }),
  ];
  expect(grid).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(grid);
  expect(grid).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(list);
  expect(grid).toHaveAttribute('aria-pressed', 'false');
  expect(list).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(container);
});
