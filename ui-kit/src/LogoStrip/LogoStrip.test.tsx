import { render, screen } from '@testing-library/react';
import { composed } from '../../test/stories';
import * as stories from './LogoStrip.stories';

const { Default, Loading, NameInsteadOfLogo } = composed(stories);

test('names each logo by its partner, in the order given, and loads it lazily', () => {
  render(<Default />);
  const logos = screen.getAllByRole('img');
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual([
    'Lakeshore Clinics Circle',
    'Masamba Book Bindery',
    'Tiyende Cycle Works',
    'Mbewu Seed Circle',
    'Blue Heron Foundation',
    'Denga Roofs & Homes',
  ]);
  for (const logo of logos) expect(logo).toHaveAttribute('loading', 'lazy');
});

test('keeps the place of logos on their way, and says that it is busy', () => {
  const { container } = render(<Loading />);
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(container.querySelectorAll('li')).toHaveLength(7);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('writes the name where there is no logo', () => {
  render(<NameInsteadOfLogo />);
  expect(screen.getByText('Masamba Book Bindery')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Masamba Book Bindery' })).not.toBeInTheDocument();
});
