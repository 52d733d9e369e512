import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { composed } from '../../../test/stories';
import * as stories from './RichTextEditor.stories';

const { Filled, Empty, WithError } = composed(stories);

beforeAll(() => {
  // jsdom has no layout, but Quill measures the cursor.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const area = () => screen.findByRole('textbox', { name: 'Description' });
const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } });
const value = () => document.querySelector('output')?.textContent ?? '';

test('shows the text and a toolbar that is one tab stop with arrow keys', async () => {
  render(<Filled />);
  await area();
  expect(screen.getByRole('heading', { name: 'A borehole at the gate' })).toBeVisible();
  expect(screen.getByText('Three hundred families')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Paragraph style' })).toHaveDisplayValue('Paragraph');
  const buttons = [
    'Bold',
    'Italic',
    'Underline',
    'Strikethrough',
    'Quote',
    'Ordered list',
    'Bullet list',
  ];
  const more = ['Decrease indent', 'Increase indent', 'Link', 'Image', 'Video', 'Clear formatting'];
  for (const name of [...buttons, ...more])
    expect(screen.getByRole('button', { name })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('combobox', { name: 'Paragraph style' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  // Font and size are behind the last button.
  expect(screen.queryByRole('combobox', { name: 'Font' })).not.toBeInTheDocument();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(screen.getByRole('combobox', { name: 'Font' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Font' })).toHaveDisplayValue('Sans serif');
  expect(screen.getByRole('combobox', { name: 'Size' })).toHaveDisplayValue('Size: normal');
  await userEvent.tab();
  expect(await area()).toHaveFocus();
});

test('formats a list as plain HTML', async () => {
  render(<Empty value="<p>Two schools</p>" />);
  await area();
  await userEvent.click(screen.getByRole('button', { name: 'Bullet list' }));
  await waitFor(() => expect(value()).toBe('<ul><li>Two schools</li></ul>'));
  expect(screen.getByRole('button', { name: 'Bullet list' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Increase indent' }));
  expect(value()).toBe('<ul><li class="ql-indent-1">Two schools</li></ul>');
});

const well = () => new File(['x'], 'well.png', { type: 'image/png' });
const addPicture = async () => {
  await area();
  await userEvent.upload(screen.getByLabelText('Picture for the text'), well());
  return within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
};

test('inserts an uploaded picture with its URL and alternative text', async () => {
  const onPicture = jest.fn(async (_file: File) => '/uploads/0123456789abcdef-800x600.png');
  render(<Empty onPicture={onPicture} />);
  const dialog = await addPicture();
  expect(dialog.getByLabelText('What does the picture show?')).toHaveAccessibleDescription(
    /Leave empty if the picture is only decoration\./,
  );
  write(dialog.getByLabelText('What does the picture show?'), 'Women at the new "pump"');
  await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
  const image = await screen.findByRole('img', { name: 'Women at the new "pump"', hidden: true });
  expect(image).toHaveAttribute('src', '/uploads/0123456789abcdef-800x600.png');
  await waitFor(() => expect(value()).toContain('alt="Women at the new &quot;pump&quot;"'));
  expect(onPicture.mock.calls[0]?.[0].name).toBe('well.png');
});

test('a decorative picture has an empty alternative text; a click opens its dialog again', async () => {
  render(<Empty onPicture={async () => '/uploads/0123456789abcdef-800x600.png'} />);
  await userEvent.click((await addPicture()).getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(value()).toContain('<img src="/uploads/0123456789abcdef-800x600.png" alt="">'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(within(await area()).getByRole('presentation'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Describe the picture' }));
  write(dialog.getByLabelText('What does the picture show?'), 'The pump');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(value()).toContain('alt="The pump"'));
});

test('shows an error when an upload fails, and keeps the description', async () => {
  render(<Empty />);
  const dialog = await addPicture();
  write(dialog.getByLabelText('What does the picture show?'), 'The pump');
  await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('There is no server in the library.');
  expect(dialog.getByLabelText('What does the picture show?')).toHaveValue('The pump');
  expect(dialog.getByRole('button', { name: 'Insert' })).toBeEnabled();
});

test('reports an unsupported file at once, without a dialog for its text and without an upload', async () => {
  const onPicture = jest.fn(async (_file: File) => '/uploads/0123456789abcdef-800x600.png');
  render(
    <Empty
      onPicture={onPicture}
      checkPicture={async () => 'This file is empty. Please choose another one.'}
    />,
  );
  await area();
  await userEvent.upload(screen.getByLabelText('Picture for the text'), well());
  const dialog = await screen.findByRole('alertdialog', {
    name: 'This file is empty. Please choose another one.',
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onPicture).not.toHaveBeenCalled();
});

test('shows the name of a file that the browser cannot show, and inserts it', async () => {
  render(<Empty onPicture={async () => '/uploads/0123456789abcdef-800x600.jpg'} />);
  await area();
  const input = screen.getByLabelText('Picture for the text');
  expect(input).toHaveAttribute('accept', 'image/*,.heic,.heif,.webp,.jfif');
  await userEvent.upload(input, new File(['x'], 'IMG_0042.HEIC'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
  fireEvent.error(dialog.getByRole('presentation'));
  expect(dialog.getByText('No preview: IMG_0042.HEIC')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(value()).toContain('/uploads/0123456789abcdef-800x600.jpg'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('accepts only videos of YouTube and Vimeo', async () => {
  render(<Empty />);
  await area();
  await userEvent.click(screen.getByRole('button', { name: 'Video' }));
  write(screen.getByLabelText('Video address'), 'https://example.org/film');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  expect(screen.getByText('That is not a YouTube or Vimeo link.')).toBeVisible();
  write(screen.getByLabelText('Video address'), 'https://youtu.be/abcdefghijk');
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(value()).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk'),
  );
});

test('describes the text box with the error', async () => {
  render(<WithError />);
  expect(await area()).toHaveAccessibleDescription(
    'Description can be at most 200,000 characters long.',
  );
  expect(await area()).toHaveAttribute('aria-invalid', 'true');
});

test('inserts several pictures with captions', async () => {
  render(<Empty onPicture={async ({ name }) => `/uploads/${name}`} />);
  await area();
  const files = ['well.png', 'pump.png'].map(
    (name) => new File(['x'], name, { type: 'image/png' }),
  );
  await userEvent.upload(screen.getByLabelText('Picture for the text'), files);
  const first = within(await screen.findByRole('dialog', { name: 'Insert a picture' }));
  expect(first.getByText('1 more picture follows.')).toBeVisible();
  write(first.getByLabelText('Caption (Optional)'), 'The old well');
  await userEvent.click(first.getByRole('button', { name: 'Insert' }));
  await waitFor(() =>
    expect(screen.queryByText('1 more picture follows.')).not.toBeInTheDocument(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(value()).toContain('pump.png'));
  expect(value()).toMatch(
    /^<p><img src="\/uploads\/well\.png" alt=""><\/p><p><em class="ql-size-small">The old well<\/em><\/p><p><img src="\/uploads\/pump\.png" alt=""><\/p>/,
  );
});

test('inserts stored pictures with alternative texts, and links a document by its name', async () => {
  const existing = [
    { address: '/uploads/a.png', description: 'A well' },
    { address: '/uploads/b.png', description: '' },
  ];
  render(
    <Empty
      onExisting={async () => existing}
      onDocument={async () => ({ address: '/uploads/r.pdf', name: 'Report' })}
    />,
  );
  await area();
  await userEvent.click(screen.getByRole('button', { name: 'Existing pictures' }));
  await waitFor(() =>
    expect(value()).toContain(
      '<img src="/uploads/a.png" alt="A well"><img src="/uploads/b.png" alt="">',
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Document' }));
  await waitFor(() => expect(value()).toMatch(/<a href="\/uploads\/r\.pdf"[^>]*>Report<\/a>/));
});

const paste = async (html: string) => {
  const clipboardData = {
    files: [],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  const field = await area();
  // Async, because pictures of other sites are stored afterwards.
  await act(async () => fireEvent.paste(field, { clipboardData }));
};

test('shows what a paste left out, until the next paste', async () => {
  render(<Empty />);
  await paste(
    '<table><tr><td style="color:#c00">Two wells</td></tr></table><img src="file:///C:/well.png">',
  );
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Left out of what you pasted: the table (its text is there), a picture and colours. Add the picture with the Image button.',
  );
  await waitFor(() => expect(value()).toMatch(/^<p>Two wells<\/p>(?!.*<img)/));
  await paste('<p>and a pump</p>');
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  expect(value()).toContain('and a pump');
});

/** Clipboard content of Word and of a web page, with markup that the editor must remove. */
const WORD = `<html><head><style>p.MsoNormal {margin: 0; font-size: 11pt}</style></head><body>
<!--StartFragment--><h1 style="color:#2F5496">A <b>good</b> year</h1>
<p class="MsoNormal" style="margin-left:36pt;background:yellow"><span style="font-family:Calibri;color:red">The
<a href="https://example.org/book" onclick="steal()">book</a> is kept.<o:p></o:p></span></p><script>steal()</script>
<a href="javascript:steal()">Press</a><iframe src="https://evil.example/"></iframe>
<ul><li>Maize</li><li>Beans</li></ul><!--EndFragment--></body></html>`;

test('cleans text pasted from Word or the web', async () => {
  render(<Empty />);
  await paste(WORD);
  await waitFor(() => expect(value()).toContain('<h1>A <strong>good</strong> year</h1>'));
  expect(value()).toContain('<a href="https://example.org/book"');
  expect(value()).toContain('<ul><li>Maize</li><li>Beans</li></ul>');
  expect(value()).not.toMatch(
    /style|class|color|Mso|onclick|javascript:|script|iframe|<o:p|steal/i,
  );
});

test('a picture pasted from another site is stored, or left out with the reason', async () => {
  const onForeignPicture = async (address: string) => {
    if (address.endsWith('gone.png')) throw new Error('The other site does not answer.');
    return '/uploads/0123456789abcdef-800x600.png';
  };
  render(<Empty onForeignPicture={onForeignPicture} />);
  await paste(
    '<p>A<img src="https://example.org/well.png" alt="A well"><img src="https://example.org/gone.png"></p>',
  );
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'A pasted picture was left out. The other site does not answer.',
    ),
  );
  expect(value()).toBe('<p>A<img src="/uploads/0123456789abcdef-800x600.png" alt="A well"></p>');
});
