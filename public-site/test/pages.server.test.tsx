import { configureSite } from '@charity-site/api-client/http';
import { elementsIn } from '@charity-site/content-server/testing';
import routes from '../src/routes';
import { pathsOf } from './pathsOf';
import { renderedSite } from './renderedOnServer';

const TAGLINE =
  'A Christian charity walking beside older persons, youths, widows, families in need and students across Malawi.';

/** The dates of the demo content are relative to the current day. */
const TODAY = new Date().toISOString().slice(0, 10);

const { server, render } = renderedSite({ today: TODAY, tagline: TAGLINE });

const headingOf = (html: string) => elementsIn(html, 'h1')[0]?.text;

const first = async (path: string, list: string) => {
  const answer = await fetch(`${server().url}/api/content/${path}?limit=1&fields=title,slug`);
  const [item] =
    ((await answer.json()) as Record<string, { _id: string; slug: string; title: string }[]>)[
      list
    ] ?? [];
  if (!item) throw new Error(`There are no ${list}.`);
  return item;
};

/** Sends a request as the administrator. */
const send = async (method: string, path: string, body: object) => {
  const headers = { authorization: `Bearer ${server().token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${server().url}/api/content${path}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
};

const rendered = async (address: string) => {
  const { html, ...rest } = await render(address);
  return { html, heading: headingOf(html), ...rest };
};

/** Text of each page with an image, at its path or with a query string. */
const PICTURED: [path: string, text: RegExp, query?: string][] = [
  [
    '/',
    /Latest Updates.*Who We Serve.*Our Reach.*5\+.*years in operations.*50\+.*beneficiaries.*20.*charities.*K1 million.*raised across Malawi.*Source: Annual report 2025.*9 of 12 wells.*Our Partners/,
  ],
  ['/news', /Page 1 of 2.*News feed \(RSS\)/],
  ['/about', /rooted in the villages.*Our History.*2020 Zomba.*Executive Members/],
  ['/case-studies', /Stories: one family or village.*All Community Development.*Page 1 of 2/],
  [
    '/who-we-serve',
    /Older Persons.*Youths.*Widows.*Less Privileged Individuals and Families.*Needy Students/,
  ],
  ['/events', /December 2026 M on.*30 November 2026/, '?month=2026-12'],
  ['/use-cases', /How it is done.*All Technology Solutions.*Page 1 of 2/],
  [
    '/contact-us',
    /How to reach us.*Write to us.*Send Message We use what you send only to answer you\. Privacy/,
  ],
  [
    '/donate',
    /What a gift does.*Account Number.*How gifts are used.*School fees and training 31%.*2025\. Source: \w.*Read our reports.*Please write to us before you give in another way.*Donate Now/,
  ],
  [
    '/mission',
    /Founded and Operating to Meet the Needs of Others.*Our Vision.*Our Core Values.*Faith.*Integrity.*Compassion.*Empowerment.*Stewardship.*Diligence/,
  ],
  [
    '/get-involved',
    /Join Our Mission.*Submit Inquiry We use what you send only to answer you\. Privacy/,
  ],
  ['/projects', /Page 1 of 2/],
];

test.each(PICTURED)('%s is complete in the HTML', async (path, part, query = '') => {
  const { html, text, heading, head } = await rendered(path + query);
  for (const { attributes } of elementsIn(html, 'a', { target: '_blank' }))
    expect(attributes.rel?.split(' ')).toContain('noopener');
  expect(text).toMatch(part);
  expect(text).not.toMatch(/Loading|Failed to fetch/);
  expect(text).toContain(`© ${TODAY.slice(0, 4)} Lamp of Mercy Trust`);
  expect(heading).toBe(head.title ?? 'Lamp of Mercy Trust');
  expect(head).toMatchObject({
    description: path === '/' ? TAGLINE : expect.stringMatching(/./),
    picture: expect.stringMatching(/^\/uploads\//),
    canonical: path + query,
  });
});

test('/search shows the results', async () => {
  const { text, heading, head } = await rendered('/search?q=water');
  expect(text).toMatch(/\d+ results for “water”.*Training for water committees/);
  expect(heading).toBe('Search');
  expect(head).toEqual({
    title: 'Search',
    description: expect.any(String),
    canonical: '/search?q=water',
  });
});

test('/search counts results by kind, and shows suggestions if nothing is found', async () => {
  const { text, html } = await rendered('/search?q=water&kind=events');
  expect(text).toMatch(/All \(\d+\).*News & Updates \(\d+\)/);
  const [current] = elementsIn(html, 'a', { href: '/search?q=water&kind=events' });
  expect(current?.attributes['aria-current']).toBe('true');
  expect(text).not.toContain('You may be looking for');
  for (const kind of ['constructor', '__proto__', 'toString'])
    expect((await rendered(`/search?q=water&kind=${kind}`)).text).toMatch(
      /All \(\d+\).*News & Updates \(\d+\)/,
    );
  for (const address of ['/search?q=zzzz', '/search'])
    expect((await rendered(address)).text).toMatch(
      /You may be looking for Call us or write to us\. Telephone:.*Latest Updates .*All pages .*Our Mission.*Documents/,
    );
});

test.each([
  [
    '/privacy',
    'Privacy',
    /Your browser keeps the last pages that you read, 40 at most.*Ask us.*hello@example\.org/,
  ],
  [
    '/safeguarding',
    'Safeguarding',
    /Are you worried about somebody\?.*Call \+265.*hello@example\.org.*What happens then.*We visit in pairs/,
  ],
  [
    '/accessibility',
    'Accessibility',
    /with the keyboard alone.*What does not work yet.*Tell us Does something not work for you\?.*hello@example\.org/,
  ],
])('%s is complete in the HTML', async (path, title, part) => {
  const { text, heading, head } = await rendered(path);
  expect(text).toMatch(part);
  expect(heading).toBe(title);
  expect(head).toEqual({ title, description: expect.stringMatching(/./), canonical: path });
});

test('the main picture of a page has a caption', async () => {
  const { slug } = await first('updates', 'updates');
  const { html } = await rendered(`/updates/${slug}`);
  const [figure] = elementsIn(html, 'figure');
  expect(elementsIn(figure?.html ?? '', 'img')).toHaveLength(1);
  expect(elementsIn(figure?.html ?? '', 'figcaption')[0]?.text).toMatch(
    /^A pupil at the new tap of Chikwete.*her name\.$/,
  );
});

test('a project lists its items, and each of them links back to it', async () => {
  const { text, html } = await rendered('/projects/twelve-wells-for-mangochi');
  expect(text).toMatch(
    /Share this page.*From this project Event · [\w ]+ Training for water.*Case study · .*News · [\w ]+ Clean water.*More projects/,
  );
  const items = elementsIn(html, 'a')
    .map(({ attributes }) => attributes.href ?? '')
    .filter((href) => /^\/(updates|case-studies|events)\/./.test(href));
  expect(items).toHaveLength(3);
  for (const path of items) {
    const page = await rendered(path);
    expect(page.text).toMatch(/Part of the project ?:? Twelve wells for Mangochi/);
    const [back] = elementsIn(page.html, 'a', { href: '/projects/twelve-wells-for-mangochi' });
    expect(back?.text).toContain('Twelve wells for Mangochi');
  }
});

test('an item whose project is deleted shows no project link', async () => {
  const update = {
    title: 'A well that dries up',
    date: '2020-01-02',
    project: '01890000-0000-7000-8000-000000000000',
  };
  await send('POST', '/updates', update);
  const { text } = await rendered('/updates/2020-a-well-that-dries-up');
  expect(text).toContain('A well that dries up');
  expect(text).not.toContain('Part of the project');
});

test('/documents is complete in the HTML, with type and size of each file', async () => {
  const { text, html, heading, head } = await rendered('/documents');
  expect(text).toMatch(
    /2025 Annual Report 2025 \(PDF, \d+ kB\) Annual report What we did in our sixth year/,
  );
  expect(elementsIn(html, 'a').map(({ attributes }) => attributes.href)).toContainEqual(
    expect.stringMatching(/^\/uploads\/[\da-f]{16}\.pdf$/),
  );
  expect(heading).toBe('Documents');
  expect(head).toEqual({
    title: 'Documents',
    description: expect.stringMatching(/./),
    canonical: '/documents',
  });
});

const ITEMS = [
  [
    '/updates/:id',
    'updates',
    'updates',
    /What you can do.*Leave a comment.*Submit Comment We use what you send only to show your comment.*Privacy.*More news/,
  ],
  [
    '/case-studies/:id',
    'case-studies',
    'caseStudies',
    /All case studies.*Ways to help.*Share this page.*More case studies/,
  ],
  ['/events/:id', 'events', 'events', /Location.*Get Help.*Share this page.*Coming up/],
  [
    '/use-cases/:id',
    'use-cases',
    'useCases',
    /All use cases.*Ways to help.*Share this page.*More use cases/,
  ],
  [
    '/projects/:id',
    'projects',
    'projects',
    /Initiated on.*Published on.*How to give.*Share this page.*More projects/,
  ],
] as const;

test.each(ITEMS)('%s is complete in the HTML', async (path, type, list, part) => {
  const { slug, title } = await first(type, list);
  const { html, text, heading, head } = await rendered(path.replace(':id', slug));
  expect(heading).toBe(title);
  expect(text).toMatch(part);
  expect(text).not.toMatch(/Loading|Failed to fetch/);
  expect(head).toMatchObject({ title, type: 'article', canonical: path.replace(':id', slug) });
  const words = (head.description ?? '').replace(/…$/, '').split(' ').slice(0, 4).join(' ');
  expect(text.split(words).length).toBeGreaterThan(1);
  expect(html).not.toContain('<!--$');
});

test('an own page is complete in the HTML, and in menu and footer', async () => {
  await send('POST', '/pages', {
    title: 'Vacancies',
    image: '/uploads/0123456789abcdef-1600x900.jpg',
    content: '<h1>Nurse</h1><p>Two years, in Zomba.</p>',
    summary: 'Work with us in Zomba.',
    showIn: 'both',
    order: 0,
  });
  const { html, text, heading, head } = await rendered('/vacancies');
  expect(heading).toBe('Vacancies');
  expect(text).toMatch(/Vacancies Nurse Two years, in Zomba\..*Share this page/);
  expect(head).toMatchObject({
    title: 'Vacancies',
    description: 'Work with us in Zomba.',
    picture: '/uploads/0123456789abcdef-1600x900.jpg',
    canonical: '/vacancies',
  });
  // Wide menu, phone menu and footer.
  expect(elementsIn(html, 'a', { href: '/vacancies' })).toHaveLength(3);
});

test('the form for a gift has the values of the slip, and search engines do not list it', async () => {
  const { text, heading, head } = await rendered('/donate/gift?by=bank&give=7500');
  expect(heading).toBe('Tell us about your gift');
  expect(text).toMatch(
    /Amount .*Currency MWK.*Way to give .*Bank details Another way.*Send We use/,
  );
  expect(head).toMatchObject({ title: 'Tell us about your gift', indexable: false });
});

test.each([
  ['/updates/nothing', 'Update not found'],
  ['/case-studies/nothing', 'Case study not found'],
  ['/use-cases/nothing', 'Use case not found'],
  ['/events/nothing', 'Event not found.'],
  ['/projects/nothing', 'Project not found.'],
  ['/nowhere', 'Page not found'],
  ['/donate/nothing', 'Page not found'],
  ['/closed', 'Closed at the moment'],
])('%s is reported as missing', async (address, title) => {
  const { heading, head } = await rendered(address);
  expect(heading).toBe(title);
  expect(head).toEqual({ title: title.replace(/\.$/, ''), missing: true });
});

test('the tests above render every route', () => {
  const covered = [
    ...PICTURED.map(([path]) => path),
    ...ITEMS.map(([path]) => path),
    '/privacy',
    '/safeguarding',
    '/accessibility',
    '/documents',
    '/search',
    '/closed',
    '/donate/:form',
    '/:id',
    '/*',
  ];
  expect(pathsOf(routes).sort()).toEqual(covered.sort());
});

test('the calendar shows the events of a month, and its feed has the public origin', async () => {
  const { events } = (await (
    await fetch(`${server().url}/api/content/events?limit=99`)
  ).json()) as {
    events: { _id: string; title: string; date: string }[];
  };
  const coming = events.find(({ date }) => Date.parse(date) > Date.now() + 2 * 86_400_000);
  if (!coming) throw new Error('There is no coming event.');
  const month = await rendered(`/events?month=${coming.date.slice(0, 7)}`);
  expect(month.text).toContain(coming.title);
  expect(month.html).toContain('href="webcal://example.org/events.ics"');
  // The share link of an event has the public origin too.
  const { html } = await rendered(`/events/${coming._id}`);
  expect(html).toContain(encodeURIComponent(`https://example.org/events/${coming._id}`));
});

test.each([
  ['past', /Past events .*\d{4} Open day at the Ntchisi tree nursery/],
  ['list', /Coming up .*\d{4} at \d\d:\d\d \w/],
])('the list of events at view=%s is in the HTML', async (view, part) => {
  const { html, text } = await rendered(`/events?view=${view}`);
  expect(text).toMatch(part);
  expect(html).not.toContain('role="grid"');
});

test('the two scriptures of the mission are quotations', async () => {
  const { html, text } = await rendered('/mission');
  expect(elementsIn(html, 'blockquote')).toHaveLength(2);
  expect(text).toMatch(/Galatians 6:2.*James 1:27/);
});

test('each group links to an existing story', async () => {
  const { html } = await rendered('/who-we-serve');
  const stories = elementsIn(html, 'a')
    .filter(({ text }) => text.startsWith('Read a story'))
    .map(({ attributes }) => attributes.href);
  expect(stories).toHaveLength(5);
  for (const story of stories)
    expect((await fetch(`${server().url}/api/content${story}`)).status).toBe(200);
});

test('the first render uses the current day of the server', async () => {
  configureSite({ today: '2025-03-01' });
  try {
    const { text } = await rendered('/events');
    expect(text).toContain('March 2025');
    expect(text).toContain('© 2025');
  } finally {
    configureSite({ today: TODAY });
  }
});

test('in Chichewa, an untranslated tagline has `lang`, a translated title does not', async () => {
  configureSite({ language: 'ny', untranslated: ['tagline'] });
  try {
    const { html, heading } = await rendered('/contact-us');
    expect(elementsIn(html, 'p', { lang: 'en' }).map(({ text }) => text)).toContain(TAGLINE);
    expect(heading).not.toBe('Contact Us');
    expect(elementsIn(html, 'h1')[0]?.attributes).not.toHaveProperty('lang');
  } finally {
    configureSite({ language: 'en', untranslated: [] });
  }
});

test('the progress of a project shows on its page, its card and the home page', async () => {
  for (const address of ['/', '/projects', '/projects/twelve-wells-for-mangochi']) {
    expect((await rendered(address)).text).toContain('9 of 12 wells');
  }
  expect((await rendered('/projects/agogo-clubs')).text).not.toContain('Done so far');
});

test('in Chichewa, the carousel starts with a translated slide, and the top bar marks the language', async () => {
  const { slides } = (await (await fetch(`${server().url}/api/content/hero-slides`)).json()) as {
    slides: { _id: string; title: string }[];
  };
  const [first, second] = slides.map(({ title }) => title);
  configureSite({ language: 'ny' });
  expect((await rendered('/')).text).toMatch(new RegExp(`Perekani nyali.*${first}`));
  configureSite({ language: 'en' });
  const words = { title: 'Nthaka yabwino', subtitle: 'Alimi', linkText: 'Onani' };
  await send('PUT', `/hero-slides/${slides[1]?._id}/translations/ny`, words);
  expect((await rendered('/')).text).toMatch(new RegExp(`${first}.*${second}`));
  configureSite({ language: 'ny' });
  try {
    const { html, text } = await rendered('/');
    expect(text).toMatch(new RegExp(`Nthaka yabwino.*${first}`));
    const [bar] = elementsIn(html, 'div', { 'aria-label': 'Chinenero' });
    const [english] = elementsIn(bar?.html ?? '', 'a', { href: '/', lang: 'en' });
    const [current] = elementsIn(bar?.html ?? '', 'strong', { 'aria-current': 'true' });
    expect([english?.text, current?.text]).toEqual(['English', 'Chichewa']);
  } finally {
    configureSite({ language: 'en' });
  }
});
