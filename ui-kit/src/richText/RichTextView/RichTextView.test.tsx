/** @styles */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.node';
import { composed } from '../../../test/stories';
import { KitProvider } from '../../theme';
import { RichTextView } from './RichTextView';
import * as stories from './RichTextView.stories';
import { serverSafeHtml } from './serverSafeHtml.node';

const { Default, WithPicture, WithVideo } = composed(stories);

test('shows the text with its headings one level down', async () => {
  render(<Default />);
  expect(
    await screen.findByRole('heading', { level: 2, name: 'The rains came early' }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'What was done' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'about the project' })).toHaveAttribute(
    'href',
    '/projects',
  );
  expect(screen.getByRole('blockquote')).toHaveTextContent("Bear one another's burdens");
  expect(screen.getByText('two of them paved')).toHaveClass('ql-indent-1');
});

test('loads pictures lazily with their size', async () => {
  render(<WithPicture />);
  const image = await screen.findByRole('img', { name: 'A maize store' });
  expect(image).toHaveAttribute('width', '1200');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('loads a video only on a click', async () => {
  const { container } = render(<WithVideo />);
  const button = await screen.findByRole('button', {
    name: /^Play video: The opening of the well/,
  });
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByTitle('The opening of the well')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

/** Renders a text on the server; `start` hydrates it. */
const renderOnServer = (html: string) => {
  const page = (text: string) => (
    <KitProvider>
      <RichTextView html={text} />
    </KitProvider>
  );
  const container = document.createElement('div');
  // Inserts the server's markup, because jsdom resolves the browser's version of the sanitizer.
  container.innerHTML = renderToString(page(html)).replace(
    '></div>',
    `>${serverSafeHtml(html)}</div>`,
  );
  document.body.replaceChildren(container);
  const onRecoverableError = jest.fn();
  const start = () => render(page(html), { container, hydrate: true, onRecoverableError });
  return { page, start, onRecoverableError };
};

test('a video is a link without script; when it starts, the link becomes a button with the focus', async () => {
  const { start } = renderOnServer(WithVideo.args.html ?? '');
  const link = screen.getByRole('link', { name: /^Play video: The opening of the well/ });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk');
  expect(link).toHaveTextContent('Opens YouTube');
  link.focus();
  start();
  const button = screen.getByRole('button', { name: /^Play video: The opening of the well/ });
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent('Loads the player from YouTube');
  expect(link).not.toBeInTheDocument();
});

test.each([
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://vimeo.com/76979871'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
])('the page of the player %s is %s', (player, page) => {
  expect(serverSafeHtml(`<iframe src="${player}"></iframe>`)).toContain(`href="${page}"`);
});

test('links to new windows have rel noopener', async () => {
  render(<Default html='<a href="https://example.org" target="_blank">Out</a>' />);
  expect(await screen.findByRole('link', { name: 'Out' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

test('has equal space above headings of a level, and none above the first line', async () => {
  render(<Default html="<h1>One</h1><p>a</p><h2>Two</h2><p>b</p><h1>Three</h1><h2>Four</h2>" />);
  await screen.findByRole('heading', { name: 'One' });
  const above = (name: string) => getComputedStyle(screen.getByRole('heading', { name })).marginTop;
  expect(above('One')).toMatch(/^0(px)?$/);
  expect(above('Two')).toBe('1.5em');
  expect(above('Four')).toBe('1.5em');
  expect(above('Three')).toBe('1.6em');
});

test("hydration keeps the server's markup; only later changes are sanitized", async () => {
  const html = `<h1>From the server</h1>${WithVideo.args.html ?? ''}`;
  const { page, start, onRecoverableError } = renderOnServer(html);
  const heading = screen.getByRole('heading', { name: 'From the server' });
  const { rerender } = start();
  expect(onRecoverableError).not.toHaveBeenCalled();
  rerender(page(html));
  expect(screen.getByRole('heading', { name: 'From the server' })).toBe(heading);
  await userEvent.click(screen.getByRole('button', { name: /^Play video/ }));
  expect(screen.getByTitle('The opening of the well')).toBeVisible();

  rerender(page('<p onclick="alert(1)">Changed</p>'));
  expect(await screen.findByText('Changed')).not.toHaveAttribute('onclick');
  expect(heading).not.toBeInTheDocument();
});
