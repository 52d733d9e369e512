import { screen } from '@testing-library/react';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { servedPage } from '../../../jest/servedPage';
import { Carousel } from './Carousel';

const served = () =>
  servedPage(
    <KitProvider>
      <Carousel label="Highlights">
        <a href="/one">One</a>
        <a href="/two">Two</a>
        <a href="/three">Three</a>
      </Carousel>
    </KitProvider>,
  );

const viewport = () => screen.getByRole('group', { name: '1 of 3' }).parentElement?.parentElement as HTMLElement;

test('without script every slide can be scrolled to, by keyboard too, and no control does nothing', () => {
  served();
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(viewport()).toHaveAttribute('tabindex', '0');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the script brings the controls and shows one slide', () => {
  served().start();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  expect(screen.getAllByRole('group', { name: /of 3$/ })).toHaveLength(1);
  expect(viewport()).not.toHaveAttribute('tabindex');
});

test('it goes on from the slide that was scrolled to', () => {
  const { start } = served();
  const row = viewport();
  Object.defineProperty(row, 'clientWidth', { value: 400 });
  row.scrollLeft = 800;
  start();
  expect(screen.getByRole('group', { name: /of 3$/ })).toHaveAccessibleName('3 of 3');
  expect(row.scrollLeft).toBe(0);
});
