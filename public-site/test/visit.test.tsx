/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderSite } from './renderSite';

const main = () => within(screen.getByRole('main'));

const firstOf = async (path: string, list: string): Promise<{ _id: string; title: string }> => {
  const answer = await fetch(`${contentServer.url}/api/content/${path}?limit=1`);
  return ((await answer.json()) as Record<string, { _id: string; title: string }[]>)[list]?.[0] as never;
};

test('home shows everything of docs/product.md 3.2, in its order', async () => {
  await renderSite('/');
  expect(await screen.findByRole('region', { name: 'Highlights of our work' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to slide 4' })).toBeVisible();
  for (const tile of ['Our Mission', 'Our Events', 'Get Involved']) {
    expect(main().getByRole('link', { name: new RegExp(`^${tile}`) })).toBeVisible();
  }
  const latest = await screen.findByRole('region', { name: 'Latest Updates' });
  expect(await within(latest).findAllByRole('article')).toHaveLength(3);
  const studies = screen.getByRole('region', { name: 'Case Studies' });
  expect(await within(studies).findAllByRole('article')).toHaveLength(3);
  expect(await screen.findByText('years in operations')).toBeVisible();
  expect(screen.getAllByText('K1 million')[0]).toBeInTheDocument();
  const partners = await screen.findByRole('region', { name: 'Our Partners' });
  expect(await within(partners).findAllByRole('img')).toHaveLength(11);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(['Latest Updates', 'Who We Serve', 'Case Studies', 'Our Reach', 'Our Partners']),
  );
});

test('news shows nine a page, the page is in the address, and one past the last leads to the last', async () => {
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

test("the projects menu lists every project and leads to all of them, whose cards show 'Initiated: date'", async () => {
  const { router } = await renderSite('/nowhere');
  fireEvent.click(await screen.findByRole('button', { name: 'OUR PROJECTS' }));
  const menu = screen.getByRole('menu', { name: 'OUR PROJECTS' });
  const { title } = await firstOf('projects', 'projects');
  expect(await within(menu).findByRole('menuitem', { name: title })).toBeVisible();
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(12);
  fireEvent.click(within(menu).getByRole('menuitem', { name: 'View All Projects' }));
  expect(await main().findByText('Page 1 of 2')).toBeVisible();
  expect(router.state.location.pathname).toBe('/projects');
  expect(main().getAllByText(/^Initiated:/)).toHaveLength(9);
  expect(main().getAllByRole('link', { name: /^Read More/ })).toHaveLength(9);
});

test('a case study leads to others, those of its category first, and not to itself', async () => {
  const answer = await fetch(`${contentServer.url}/api/content/case-studies?limit=12`);
  const { caseStudies } = (await answer.json()) as {
    caseStudies: { _id: string; title: string; category: string }[];
  };
  const [newest] = caseStudies;
  const alike = caseStudies.filter(({ _id, category }) => category === newest?.category && _id !== newest?._id);
  expect(alike.length).toBeGreaterThan(0);
  await renderSite(`/case-studies/${newest?._id}`);
  const related = within(await screen.findByRole('region', { name: 'More case studies' }));
  const shown = related.getAllByRole('link').map((link) => link.textContent);
  expect(shown).toHaveLength(3);
  expect(shown.slice(0, alike.length)).toEqual(alike.slice(0, 3).map(({ title }) => title));
  expect(shown).not.toContain(newest?.title);
});

test('the menu marks the section of a page, also of the page of an item', async () => {
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

test('donate says kindly that giving online does not work yet, and the footer that there is no newsletter', async () => {
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
  // Said before anything is typed, too.
  expect(footer.getByText(/Our newsletter has not started yet/)).toBeVisible();
  fireEvent.change(footer.getByRole('textbox'), { target: { value: 'someone@example.org' } });
  fireEvent.click(footer.getByRole('checkbox'));
  fireEvent.click(footer.getByRole('button', { name: 'Subscribe' }));
  expect(footer.getByRole('status')).toHaveTextContent(/Nothing was sent or stored/);
});
