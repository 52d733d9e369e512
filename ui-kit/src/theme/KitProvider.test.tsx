/** @styles */
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Anchor, createKitTheme, KitProvider } from '.';

function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={to} data-routed {...rest}>
      {rest.children}
    </a>
  );
}

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

test('leaves other addresses to the browser', () => {
  const others = [
    'https://example.org/',
    '//example.org/',
    'mailto:a@example.org',
    'tel:+265',
    '#main',
    '/uploads/a.png',
  ];
  render(
    <KitProvider linkComponent={RouterLink}>
      {others.map((href) => (
        <Anchor key={href} href={href}>
          Elsewhere
        </Anchor>
      ))}
    </KitProvider>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(others);
  for (const link of links) expect(link).not.toHaveAttribute('data-routed');
});

test('has plain links where there is no router', () => {
  render(
    <KitProvider>
      <Link href="/news">News</Link>
    </KitProvider>,
  );
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
});

test('follows the colour scheme that the visitor prefers, by CSS alone', () => {
  render(<KitProvider>Words</KitProvider>);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const dark = rules
    .filter((rule) => rule.startsWith('@media (prefers-color-scheme: dark)'))
    .join('');
  expect(dark).toContain('--kit-palette-background-default: #0D191B');
  expect(dark).toContain('color-scheme: dark');
  expect(document.documentElement).not.toHaveAttribute('data-color-scheme');
});

test('takes a theme whose scheme an attribute chooses', () => {
  render(<KitProvider theme={createKitTheme('data-color-scheme')}>Words</KitProvider>);
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
});
