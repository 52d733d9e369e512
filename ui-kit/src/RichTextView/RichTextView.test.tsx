import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { composed } from '../../test/stories';
import { RichTextView } from './RichTextView';
import * as stories from './RichTextView.stories';
import { serverSafeHtml } from './serverSafeHtml.node';

const { Default, WithPicture, WithVideo, Dangerous } = composed(stories);

test('shows the text with its headings one level down', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 2, name: 'The rains came early' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'What was done' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'about the project' })).toHaveAttribute('href', '/projects');
  expect(screen.getByRole('blockquote')).toHaveTextContent("Bear one another's burdens");
  expect(screen.getByText('two of them paved')).toHaveClass('ql-indent-1');
});

test('gives pictures their size and loads them lazily', async () => {
  render(<WithPicture />);
  const image = await screen.findByRole('img', { name: 'A maize store' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('loads a video only when asked to', async () => {
  const { container } = render(<WithVideo />);
  const button = await screen.findByRole('button', { name: /^Play video: The opening of the well/ });
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByTitle('The opening of the well')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without script a video is a link to its page, which becomes a focused button when the script starts', async () => {
  const page = (
    <KitProvider>
      <RichTextView html={WithVideo.args.html ?? ''} />
    </KitProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page).replace('></div>', `>${serverSafeHtml(WithVideo.args.html ?? '')}</div>`);
  const link = screen.getByRole('link', { name: /^Play video: The opening of the well/ });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
  expect(link).toHaveTextContent('Opens YouTube');
  link.focus();
  const root = await act(async () => hydrateRoot(place, page));
  const button = screen.getByRole('button', { name: /^Play video: The opening of the well/ });
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Loads the player from YouTube');
  expect(link).not.toBeInTheDocument();
  await act(async () => root.unmount());
  place.remove();
});

test.each([
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
])('the page of the player %s is %s', (player, page) => {
  expect(serverSafeHtml(`<iframe src="${player}"></iframe>`)).toContain(`href="${page}"`);
});

test('drops everything the editor cannot make', async () => {
  const { container } = render(<Dangerous />);
  const words = await screen.findByText('Only the words stay.');
  expect(words).not.toHaveAttribute('onclick');
  expect(container.querySelector('script, style, iframe, button')).toBeNull();
  expect(screen.getByText('A link that leads nowhere')).not.toHaveAttribute('href');
  expect(container.querySelector('[onerror]')).toBeNull();
});

test.each([
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="https://www.youtube.com.evil.example/embed/abcdefghijk"></iframe>',
  '<iframe src="https://www.youtube.com/embed/../../redirect?q=evil"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<button type="button" data-player="https://evil.example/">Press me</button>',
  '<p class="MuiDialog-root ql-evil" style="position:fixed" id="root">x</p>',
])('refuses %s', async (html) => {
  const { container } = render(<Default html={`<p>before</p>${html}`} />);
  await screen.findByText('before');
  expect(
    container.querySelector('script, style, iframe, button, [onerror], [style*="fixed"], #root, .ql-evil'),
  ).toBeNull();
});

test('closes links to new windows against their opener', async () => {
  render(<Default html='<a href="https://example.org" target="_blank">Out</a>' />);
  expect(await screen.findByRole('link', { name: 'Out' })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('keeps the same distance above every heading of a level, and none above the first line', async () => {
  render(<Default html="<h1>One</h1><p>a</p><h2>Two</h2><p>b</p><h1>Three</h1><h2>Four</h2>" />);
  await screen.findByRole('heading', { name: 'One' });
  const above = (name: string) => getComputedStyle(screen.getByRole('heading', { name })).marginTop;
  expect(above('One')).toMatch(/^0(px)?$/);
  expect(above('Two')).toBe('1.5em');
  expect(above('Four')).toBe('1.5em');
  expect(above('Three')).toBe('1.6em');
});

test("keeps the server's markup when it is hydrated, and sanitizes only what changes later", async () => {
  const page = (html: string) => (
    <KitProvider>
      <RichTextView html={html} />
    </KitProvider>
  );
  const html = `<h1>From the server</h1>${WithVideo.args.html ?? ''}`;
  const place = document.body.appendChild(document.createElement('div'));
  // In this test's browser the server's sanitizer is missing, so its markup is put in.
  place.innerHTML = renderToString(page(html)).replace('></div>', `>${serverSafeHtml(html)}</div>`);
  const heading = screen.getByRole('heading', { name: 'From the server' });

  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(place, page(html), { onRecoverableError: (error) => differences.push(error) }),
  );
  expect(differences).toEqual([]);
  await act(async () => root.render(page(html)));
  expect(screen.getByRole('heading', { name: 'From the server' })).toBe(heading);
  await userEvent.click(screen.getByRole('button', { name: /^Play video/ }));
  expect(screen.getByTitle('The opening of the well')).toBeVisible();

  await act(async () => root.render(page('<p onclick="alert(1)">Changed</p>')));
  expect(await screen.findByText('Changed')).not.toHaveAttribute('onclick');
  expect(heading).not.toBeInTheDocument();
  await act(async () => root.unmount());
  place.remove();
});
