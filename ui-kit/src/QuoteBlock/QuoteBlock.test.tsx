import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './QuoteBlock.stories';

const { Default, NoAuthor } = composed(stories);

test('is a quotation with its source', () => {
  render(<Default />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(
    '“Bear one another’s burdens, and so fulfill the law of Christ.”',
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Galatians 6:2');
});

test('does without a source', () => {
  const { container } = render(<NoAuthor />);
  expect(container.querySelector('figcaption')).toBeNull();
});
