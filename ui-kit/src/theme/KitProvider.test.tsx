import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useColorScheme } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Anchor, KitProvider } from '.';

function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={to} data-routed {...rest}>
      {rest.children}
    </a>
  );
}

afterEach(() => localStorage.clear());

test('sends links to pages through the router, whichever part draws them', () => {
  render(
    <KitProvider linkComponent={RouterLink}>
      <Link href="/news">News</Link>
      <Button href="/donate">Donate</Button>
      <Anchor href="/about">About</Anchor>
    </KitProvider>,
  );
  for (const name of ['News', 'Donate', 'About']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('data-routed');
  }
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
});

test.each([
  'https://example.org/',
  '//example.org/',
  'mailto:hello@example.org',
  'tel:+2651000000',
  '#main',
  '/uploads/a.png',
])('leaves %s to the browser', (href) => {
  render(
    <KitProvider linkComponent={RouterLink}>
      <Anchor href={href}>Elsewhere</Anchor>
    </KitProvider>,
  );
  expect(screen.getByRole('link', { name: 'Elsewhere' })).not.toHaveAttribute('data-routed');
});

test('has plain links where there is no router', () => {
  render(
    <KitProvider>
      <Link href="/news">News</Link>
    </KitProvider>,
  );
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
});

function Switch() {
  const { mode, setMode } = useColorScheme();
  return <button onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>{mode}</button>;
}

test('is light for those who never chose, and remembers a choice', async () => {
  const page = render(
    <KitProvider>
      <Switch />
    </KitProvider>,
  );
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  page.unmount();
  render(
    <KitProvider>
      <Switch />
    </KitProvider>,
  );
  expect(screen.getByRole('button', { name: 'dark' })).toBeVisible();
});
