/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getQueryClient } from '@charity-site/api-client/http';
import { call } from '../../jest/serverCall';
import { renderSite } from './renderSite';

const main = () => within(screen.getByRole('main'));

type Item = Record<string, string>;

/** The first items of a list on the server. */
const itemsOf = async (path: string, list: string, limit: number): Promise<Item[]> => {
  const answer = await fetch(`${contentServer.url}/api/content/${path}?limit=${limit}`);
  return ((await answer.json()) as Record<string, Item[]>)[list] ?? [];
};

test('home shows the sections of docs/product.md 3.2, newest first, with links in the slides', async () => {
  await renderSite('/');
  const [slide] = await itemsOf('hero-slides', 'slides', 1);
  const carousel = within(await screen.findByRole('region', { name: 'Highlights of our work' }));
  expect(carousel.getByRole('heading', { name: slide?.title })).toBeInTheDocument();
  expect(carousel.getByRole('link', { name: slide?.linkText })).toHaveAttribute(
    'href',
    slide?.link,
  );
  expect(screen.getByRole('button', { name: 'Go to slide 4' })).toBeVisible();
  for (const tile of ['Our Mission', 'Our Events', 'Get Involved']) {
    expect(main().getByRole('link', { name: new RegExp(`^${tile}`) })).toBeVisible();
  }
  for (const [name, path, list] of [
    ['Latest Updates', 'updates', 'updates'],
    ['Case Studies', 'case-studies', 'caseStudies'],
  ] as const) {
    const part = within(await screen.findByRole('region', { name }));
    const shown = await part.findAllByRole('heading', { level: 3 });
    const newest = await itemsOf(path, list, 3);
    expect(shown.map(({ textContent }) => textContent)).toEqual(newest.map(({ title }) => title));
  }
  const partners = within(await screen.findByRole('region', { name: 'Our Partners' }));
  const logos = await partners.findAllByRole('img');
  const stored = await itemsOf('partners', 'partners', 99);
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(stored.map(({ name }) => name));
});

test('the logo has alternative text unless it equals the name beside it', async () => {
  const [slide] = await itemsOf('hero-slides', 'slides', 1);
  for (const [altText, alt] of [
    ['A lamp', 'A lamp'],
    ['Lamp of Mercy Trust', ''],
  ]) {
    await call('PUT', '/content/logo', { url: slide?.image, altText });
    getQueryClient().clear();
    const { unmount } = await renderSite('/nowhere');
    const logo = () => screen.getAllByRole('banner')[0]?.querySelector('a[href="/"] img');
    await waitFor(() => expect(logo()).toHaveAttribute('alt', alt));
    unmount();
  }
});

test('news shows nine per page, and a page number beyond the end redirects to the last page', async () => {
  const { router } = await renderSite('/news');
  expect(await main().findByText('Page 1 of 2')).toBeVisible();
  expect(main().getAllByRole('article')).toHaveLength(9);
  fireEvent.click(main().getByText('Next'));
  expect(await main().findByText('Page 2 of 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  await act(() => router.navigate('/news?page=99'));
  expect(await main().findByText('Page 2 of 2')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  await act(() => router.navigate('/news?page=02'));
  expect(await main().findByText('Page 1 of 2')).toBeVisible();
});

test("the projects menu lists every project and links to the cards with 'Initiated: date'", async () => {
  const { router } = await renderSite('/nowhere');
  fireEvent.click(await screen.findByRole('button', { name: 'OUR PROJECTS' }));
  const menu = screen.getByRole('menu', { name: 'OUR PROJECTS' });
  const projects = await itemsOf('projects', 'projects', 99);
  expect(await within(menu).findByRole('menuitem', { name: projects[0]?.title })).toBeVisible();
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([...projects.map(({ title }) => title), 'View All Projects']);
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'View All Projects' }));
  expect(await main().findByText('Page 1 of 2')).toBeVisible();
  expect(router.state.location.pathname).toBe('/projects');
  expect(main().getAllByText(/^Initiated:/)).toHaveLength(9);
  expect(main().getAllByRole('link', { name: /^Read More/ })).toHaveLength(9);
});

test('a case study links to others, the same category first', async () => {
  const caseStudies = await itemsOf('case-studies', 'caseStudies', 12);
  const [newest] = caseStudies;
  const alike = caseStudies.filter(
    ({ _id, category }) => category === newest?.category && _id !== newest?._id,
  );
  expect(alike.length).toBeGreaterThan(0);
  await renderSite(`/case-studies/${newest?._id}`);
  const related = within(await screen.findByRole('region', { name: 'More case studies' }));
  const shown = related.getAllByRole('link').map((link) => link.textContent);
  expect(shown).toHaveLength(3);
  expect(shown.slice(0, alike.length)).toEqual(alike.slice(0, 3).map(({ title }) => title));
  expect(shown).not.toContain(newest?.title);
});

test('the menu marks the section of an item page', async () => {
  const { router } = await renderSite('/nowhere');
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  for (const [address, role, name] of [
    ['/case-studies/1', 'link', 'CASE STUDIES'],
    ['/events/1', 'button', 'ABOUT'],
    ['/projects/1', 'button', 'OUR PROJECTS'],
    ['/updates/1', 'button', 'ABOUT'],
  ] as const) {
    await act(() => router.navigate(address));
    expect(menu.getByRole(role, { name })).toHaveAttribute('aria-current', 'true');
    expect(menu.getByRole('link', { name: 'HOME' })).not.toHaveAttribute('aria-current');
  }
});

test('Donate says that online giving is not available, the footer that the newsletter has not started', async () => {
  await renderSite('/donate');
  expect(await screen.findByRole('button', { name: 'Copy Account Number' })).toBeVisible();
  fireEvent.click(screen.getByText('Donate Now'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Online giving is not available yet. Please use the bank details on this page.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  fireEvent.click(screen.getByText('Donate Online'));
  expect(await screen.findByText('Donate Online is under development.')).toBeVisible();

  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const footer = within(screen.getByRole('contentinfo'));
  // Shown even before anything is typed.
  expect(footer.getByText(/Our newsletter has not started yet/)).toBeVisible();
  fireEvent.change(footer.getByRole('textbox'), { target: { value: 'someone@example.org' } });
  fireEvent.click(footer.getByRole('checkbox'));
  fireEvent.click(footer.getByRole('button', { name: 'Subscribe' }));
  expect(footer.getByRole('status')).toHaveTextContent(/Nothing was sent or stored/);
});
