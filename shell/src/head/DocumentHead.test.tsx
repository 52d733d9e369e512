import { getQueryClient } from '@charity-site/api-client/http';
import { act, screen } from '@testing-library/react';
import type { QueryKey } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import type { HeadContext, RouteHandle } from '../contract';
import { renderRemote } from '../testing';

const STORY = { queryKey: ['story'] as QueryKey };

const handle = (head: RouteHandle['head']): RouteHandle => ({ head });

const routes = [
  {
    path: '/',
    Component: Outlet,
    handle: handle(() => ({ title: 'Section', description: 'A section.' })),
    children: [
      {
        path: 'plain',
        element: <h1>Plain</h1>,
        handle: { query: ['page', 'sent'] } satisfies RouteHandle,
      },
      {
        path: 'thanks',
        element: <h1>Thank you</h1>,
        handle: handle(() => ({ description: '', indexable: false })),
      },
      {
        path: 'slip',
        element: <h1>Slip</h1>,
        handle: handle(({ query }: HeadContext) => ({
          description: '',
          indexable: !query.has('give'),
        })),
      },
      {
        path: 'stories/:id',
        element: <h1>Story</h1>,
        handle: handle(({ params, read, isMissing }: HeadContext) => {
          if (isMissing(STORY)) return { title: 'Story not found', missing: true };
          const title = read(STORY) as string | undefined;
          return title
            ? { title: `${title} ${params.id}`, description: 'Clean water.', canonical: '/wells' }
            : { title: 'Story' };
        }),
      },
    ],
  },
  { path: '/silent', element: <h1>Silent</h1> },
];

const content = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
const shownHead = () => ({
  title: document.title,
  description: content('meta[name="description"]', 'content'),
  canonical: content('link[rel="canonical"]', 'href')?.replace(window.location.origin, '') ?? null,
  robots: content('meta[name="robots"]', 'content'),
});

test('sets the tags of the deepest route with a head and updates them when data loads', async () => {
  const { router } = renderRemote(routes, '/plain/');
  await screen.findByRole('heading', { name: 'Plain' });
  const section = {
    title: 'Section | Lamp of Mercy Trust',
    description: 'A section.',
    robots: null,
  };
  expect(shownHead()).toEqual({ ...section, canonical: '/plain' });

  await act(() => router.navigate('/plain?utm_source=x&sent=1&page=2'));
  expect(shownHead()).toMatchObject({ canonical: '/plain?page=2' });

  await act(() => router.navigate('/thanks'));
  expect(shownHead()).toMatchObject({ robots: 'noindex', canonical: '/thanks' });
  await act(() => router.navigate('/slip'));
  expect(shownHead()).toMatchObject({ robots: null });
  await act(() => router.navigate('/slip?give=5'));
  expect(shownHead()).toMatchObject({ robots: 'noindex', canonical: '/slip' });
  await act(() => router.navigate('/stories/7'));
  expect(shownHead()).toMatchObject({
    title: 'Story | Lamp of Mercy Trust',
    canonical: '/stories/7',
    robots: null,
  });
  act(() => void getQueryClient().setQueryData(STORY.queryKey, 'A well'));
  const story = {
    title: 'A well 7 | Lamp of Mercy Trust',
    description: 'Clean water.',
    canonical: '/wells',
    robots: null,
  };
  expect(shownHead()).toEqual(story);

  // A page without `head` keeps the tags.
  await act(() => router.navigate('/silent'));
  expect(shownHead()).toEqual(story);
});

test('marks a missing page as noindex, without a canonical link', async () => {
  renderRemote(routes, '/stories/7');
  await screen.findByRole('heading', { name: 'Story' });
  const refusal = Object.assign(new Error('Not found'), { response: { status: 404 } });
  await act(() =>
    getQueryClient().prefetchQuery({
      ...STORY,
      queryFn: () => Promise.reject(refusal),
      retry: false,
    }),
  );
  expect(shownHead()).toEqual({
    title: 'Story not found | Lamp of Mercy Trust',
    description: null,
    canonical: null,
    robots: 'noindex',
  });
});
