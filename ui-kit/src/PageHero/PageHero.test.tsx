import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../test/stories';
import * as stories from './PageHero.stories';

const { Default, Error, Fallback, Loading, WithIntro } = composed(stories);

test("holds the page's h1", () => {
  render(<Default />);
  expect(screen.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
});

test('draws the lake where no picture was set', () => {
  const { container } = render(<Fallback />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('is busy while loading, and still has its h1', () => {
  const { container } = render(<Loading />);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Our Projects');
});

test("says 'Error loading hero' with the text, over the default picture, and asks again", async () => {
  const onRetry = jest.fn();
  const { container } = render(<Error onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Error loading hero: Failed to fetch Projects page hero image.');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry.mock.calls).toEqual([[]]);
});

test('takes a line below the title', () => {
  render(<WithIntro />);
  expect(screen.getByText('Wells, classrooms and maize stores, built with the people who use them.')).toBeVisible();
});
