/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('news shows nine a page, and the page is in the address', async () => {
  const { router } = await renderSite('/news');
  expect(await main().findByText('Page 1 of 2')).toBeVisible();
  expect(main().getAllByRole('article')).toHaveLength(9);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await main().findByText('Page 2 of 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/./);
});

test('an address past the last page leads to the last page', async () => {
  const { router } = await renderSite('/news?page=99');
  expect(await main().findByText('Page 2 of 2')).toBeVisible();
  expect(router.state.location.search).toBe('?page=2');
});

test('the projects menu lists every project and leads to all of them', async () => {
  const { router } = await renderSite('/nowhere');
  await userEvent.click(await screen.findByRole('button', { name: 'OUR PROJECTS' }));
  const menu = screen.getByRole('menu', { name: 'OUR PROJECTS' });
  const { title } = await firstOf('projects', 'projects');
  expect(await within(menu).findByRole('menuitem', { name: title })).toBeVisible();
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(12);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'View All Projects' }));
  expect(await main().findByText('Page 1 of 2')).toBeVisible();
  expect(router.state.location.pathname).toBe('/projects');
  expect(main().getAllByText(/^Initiated:/)).toHaveLength(9);
  expect(main().getAllByRole('link', { name: /^Read More/ })).toHaveLength(9);
});

test('a project tells when it began and leads on', async () => {
  const { _id, title } = await firstOf('projects', 'projects');
  await renderSite(`/projects/${_id}`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Initiated on')).toBeVisible();
  expect(screen.getByText('Published on')).toBeVisible();
  expect(main().getByRole('link', { name: 'Get Involved' })).toHaveAttribute('href', '/get-involved');
});

test('an event has a date, a place and a calendar file', async () => {
  const answer = await fetch(`${contentServer.url}/api/content/events?limit=1&fields=title,location,slug`);
  const { events } = (await answer.json()) as { events: { title: string; location: string; slug: string }[] };
  const { title = '', location = '', slug = '' } = events[0] ?? {};
  await renderSite(`/events/${slug}`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Location')).toBeVisible();
  const file = screen.getByRole('link', { name: 'Add to my calendar' });
  expect(file).toHaveAttribute('href', `/events/${slug}.ics`);
  expect(file).toHaveAttribute('download', `${slug}.ics`);
  const words = encodeURIComponent(location);
  expect(screen.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
    'href',
    `https://www.openstreetmap.org/search?query=${words}`,
  );
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    `https://www.openstreetmap.org/directions?to=${words}`,
  );
});

test('an event that is over says so and offers no calendar file', async () => {
  const { events } = (await (await fetch(`${contentServer.url}/api/content/events?limit=99`)).json()) as {
    events: { _id: string; title: string; date: string }[];
  };
  const past = events.find(({ date }) => Date.parse(date) < Date.now() - 2 * 86_400_000);
  await renderSite(`/events/${past?._id}`);
  expect(await screen.findByRole('heading', { level: 1, name: past?.title })).toBeVisible();
  expect(main().getByText('This event is over.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Get Involved' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add to my calendar' })).not.toBeInTheDocument();
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

test.each([
  ['/case-studies/1', 'link', 'CASE STUDIES'],
  ['/events/1', 'button', 'ABOUT'],
  ['/updates/1', 'button', 'ABOUT'],
  ['/projects/1', 'button', 'OUR PROJECTS'],
] as const)('on %s the menu marks %s %s as the current section', async (address, role, name) => {
  await renderSite(address);
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole(role, { name })).toHaveAttribute('aria-current', 'true');
  expect(menu.getByRole('link', { name: 'HOME' })).not.toHaveAttribute('aria-current');
});

test('events open at the month the address names', async () => {
  const { router } = await renderSite('/events?month=2026-12');
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeVisible();
  expect(router.state.location.search).toBe('?month=2027-01');
});

test('donate says kindly that giving online does not work yet', async () => {
  await renderSite('/donate');
  expect(await screen.findByRole('button', { name: 'Copy Account Number' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Donate Now' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Online giving is not available yet. Please use the bank details on this page.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Donate Online' }));
  expect(await screen.findByText('Donate Online is under development.')).toBeVisible();
});

test('mission has its sections, six values and two scriptures', async () => {
  await renderSite('/mission');
  for (const heading of [
    'Founded and Operating to Meet the Needs of Others',
    'Our Vision',
    'Our Core Values',
    'Faith',
    'Integrity',
    'Compassion',
    'Empowerment',
    'Stewardship',
    'Diligence',
  ]) {
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  }
  expect(document.querySelectorAll('blockquote')).toHaveLength(2);
});

test.each([
  ['/updates/nothing', 'Update not found'],
  ['/case-studies/nothing', 'Case study not found'],
  ['/use-cases/nothing', 'Use case not found'],
  ['/events/nothing', 'Event not found.'],
  ['/projects/nothing', 'Project not found.'],
  ['/nowhere', 'Page not found'],
])('%s says: %s', async (address, text) => {
  await renderSite(address);
  expect(await screen.findByRole('heading', { level: 1, name: text })).toBeVisible();
  expect(screen.queryByText(/Failed to fetch/)).not.toBeInTheDocument();
});

test('the newsletter says that it does nothing yet', async () => {
  await renderSite('/nowhere');
  const footer = within(await screen.findByRole('contentinfo'));
  // Said before anything is typed, too.
  expect(footer.getByText(/Our newsletter has not started yet/)).toBeVisible();
  await userEvent.type(footer.getByRole('textbox'), 'someone@example.org');
  await userEvent.click(footer.getByRole('checkbox'));
  await userEvent.click(footer.getByRole('button', { name: 'Subscribe' }));
  expect(footer.getByRole('status')).toHaveTextContent(/Nothing was sent or stored/);
});
