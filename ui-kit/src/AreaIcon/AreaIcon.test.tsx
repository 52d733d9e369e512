import { render } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './AreaIcon.stories';

const { Updates } = composed(stories);

test('is a picture that nobody has to hear about', () => {
  const { container } = render(<Updates />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
