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

test('links to pages use the router in all components', () => {
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

test('other URLs are plain links', () => {
  const otherUrls = [
    'https://example.org/',
    '//example.org/',
    'mailto:a@example.org',
    'tel:+265',
    '#main',
    '/uploads/a.png',
  ];
  render(
    <KitProvider linkComponent={RouterLink}>
      {otherUrls.map((href) => (
        <Anchor key={href} href={href}>
          Elsewhere
        </Anchor>
      ))}
    </KitProvider>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(otherUrls);
  for (const link of links) expect(link).not.toHaveAttribute('data-routed');
});

test('has plain links without a router', () => {
  render(
    <KitProvider>
      <Link href="/news">News</Link>
    </KitProvider>,
  );
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news');
});

test('applies the preferred colour scheme with CSS alone', () => {
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

test('accepts a theme whose scheme is an attribute', () => {
  render(<KitProvider theme={createKitTheme('data-color-scheme')}>Words</KitProvider>);
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
});
