import { screen } from '@testing-library/react';
import { configureSite } from '@charity-site/api-client/http';
import { hydrateRemote } from '@charity-site/shell/server-testing';
import routes from '../src/routes';
import { pathsOf } from './pathsOf';

const { matchMedia } = window;
const errors = jest.spyOn(console, 'error').mockImplementation(() => {});

/**
 * Browser state that the server does not know: scrolled, reduced motion, and an unsent text in
 * storage.
 */
const anotherBrowser = () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: true });
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
  const values = {
    name: 'Tamanda',
    email: '',
    subject: '',
    message: 'I wrote this before.',
    source: 'contact',
  };
  localStorage.setItem(
    'unsent:contact:1',
    JSON.stringify({ values, at: new Date().toISOString() }),
  );
};

/**
 * Hydrates the server-rendered HTML of a URL in such a browser; expects no difference and no error.
 */
export const hydrated = async (address: string) => {
  const { html, differences, remove } = await hydrateRemote(routes, address, anotherBrowser);
  expect(differences).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
  return { html, remove };
};

/** URLs at which a page shows more than at its path. */
const FULLER: Record<string, string> = {
  '/news': '/news?page=2',
  '/search': '/search?q=water',
  '/*': '/nowhere',
};

/** URL of a route; for item pages that of the first item. */
const addressAt = async (path: string): Promise<string> => {
  const type = /^\/(.+)\/:id$/.exec(path)?.[1];
  if (!type) return FULLER[path] ?? path;
  const answer = await fetch(`${contentServer.url}/api/content/${type}?limit=1`);
  const [item] =
    Object.values((await answer.json()) as Record<string, { slug: string }[]>).find(
      Array.isArray,
    ) ?? [];
  if (!item) throw new Error(`There are no ${type}.`);
  return `/${type}/${item.slug}`;
};

/** Defines the hydration tests of the selected pages. */
export const hydratePages = (isOne: (path: string) => boolean): void => {
  beforeEach(() => configureSite({ today: '2025-03-01' }));
  afterEach(() => {
    window.matchMedia = matchMedia;
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    localStorage.clear();
    errors.mockClear();
  });

  test.each(pathsOf(routes).filter(isOne))('%s hydrates without differences', async (path) => {
    const { html, remove } = await hydrated(await addressAt(path));
    expect(html).toMatch(/<h1.*© 2025 Lamp of Mercy Trust/s);
    // The year is corrected after the first render.
    expect(screen.getByText(`© ${new Date().getFullYear()} Lamp of Mercy Trust`)).toBeVisible();
    remove();
  });
};
