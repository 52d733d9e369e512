/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@charity-site/api-client';
import { call } from '../../jest/serverCall';
import { renderSite } from './renderSite';

// Unsent input of one test must not appear in the next.
afterEach(() => localStorage.clear());

const visitUpdate = async () => {
  const { updates } = await call<{ updates: { _id: string }[] }>('GET', '/content/updates?limit=1');
  await renderSite(`/updates/${updates[0]?._id}`);
  await screen.findByRole('button', { name: 'Submit Comment' });
};

const inbox = async () =>
  (await call<{ messages: { subject: string; source: string }[] }>('GET', '/messages?limit=9999'))
    .messages;

const box = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });

const write = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(box(label), { target: { value } });
};

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Expects a success in the form and as a toast, announced once. */
const expectSuccess = async (text: string) => {
  expect(await screen.findAllByText(text)).toHaveLength(2);
  expect(
    screen.getAllByRole('status').filter((one) => one.textContent?.includes(text)),
  ).toHaveLength(1);
};

/** Expects a field to be invalid, with its error message. */
const expectValidationError = (label: string, text: string) => {
  const field = box(label);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
};

test('a comment shows its invalid fields with focus and links, and appears once it is sent', async () => {
  await visitUpdate();
  write({ Email: 'nobody', Comment: 'x'.repeat(501) });
  expect(screen.getByText('501/500 characters')).toBeVisible();
  press('Submit Comment');
  await screen.findByText('Name is required.');
  expectValidationError('Name', 'Name is required.');
  expectValidationError('Email', 'Please enter a valid email address.');
  expectValidationError('Comment', 'Comment can be at most 500 characters long.');
  expect(box('Name')).toHaveFocus();
  expect(screen.getByText('Please check 3 fields:')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Comment' }));
  expect(box('Comment')).toHaveFocus();

  write({ Name: 'Chikondi' });
  expect(await screen.findByText('Please check 2 fields:')).toBeVisible();
  write({ Email: 'chikondi@example.org', Comment: 'Zikomo <b>kwambiri</b>!' });
  await waitFor(() => expect(screen.queryByText(/^Please check/)).not.toBeInTheDocument());
  expect(screen.getByText('23/500 characters')).toBeVisible();
  let refuse = () => {};
  const refused = new Promise<never>(
    (_, reject) => (refuse = () => reject(new Error('Out of order.'))),
  );
  const sending = jest.spyOn(api.comments, 'create').mockReturnValueOnce(refused);
  press('Submit Comment');
  expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
  refuse();
  expect((await screen.findAllByText(/^Failed to submit comment\./)).length).toBeGreaterThan(0);
  expect(box('Comment')).toHaveValue('Zikomo <b>kwambiri</b>!');
  sending.mockRestore();
  press('Submit Comment');
  await expectSuccess('Comment submitted successfully! It will appear shortly.');
  const comments = screen.getByRole('region', { name: 'Comments' });
  expect(
    await within(comments).findByText('Zikomo <b>kwambiri</b>!', { selector: 'li p' }),
  ).toBeVisible();
  await waitFor(() => expect(box('Name')).toHaveValue(''));
  expect(screen.queryByText('chikondi@example.org')).not.toBeInTheDocument();
});

test('a comment that waits for approval is announced but not published', async () => {
  await call('PUT', '/content/comment-settings', { newComments: 'wait' });
  await visitUpdate();
  write({ Name: 'Thoko', Email: 'thoko@example.org', Comment: 'May I visit the well?' });
  press('Submit Comment');
  await expectSuccess('Thank you. Your comment appears after it has been checked.');
  expect(
    screen.queryByText('Comment submitted successfully! It will appear shortly.'),
  ).not.toBeInTheDocument();
  expect(screen.queryByText('May I visit the well?', { selector: 'li p' })).not.toBeInTheDocument();
  expect(await call('GET', '/content/comments?status=waiting')).toMatchObject({
    comments: [{ commentText: 'May I visit the well?', heldFor: 'approval' }],
  });
  await call('PUT', '/content/comment-settings', { newComments: 'appear' });
});

test('an update with closed comments shows a note instead of the form', async () => {
  const update = { title: 'A well', date: '2026-10-01', commenting: 'closed' };
  const { _id } = await call<{ _id: string }>('POST', '/content/updates', update);
  await renderSite(`/updates/${_id}`);
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(comments.getByText('Comments on this update are closed.')).toBeVisible();
  expect(await comments.findByText('No comments.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Comment' })).not.toBeInTheDocument();
  await call('DELETE', `/content/updates/${_id}`);
});

const MESSAGE = {
  Name: 'Chikondi',
  Email: 'chikondi@example.org',
  Subject: 'An offer of help',
  Message: 'I can teach tailoring.',
};

test.each([
  [
    '/contact-us',
    'Send Message',
    'Failed to send message.',
    'Your message has been sent successfully!',
    'contact',
  ],
  [
    '/get-involved',
    'Submit Inquiry',
    'Failed to send message. Please try again.',
    'Your message has been sent successfully! We will get back to you soon.',
    'get-involved',
  ],
])(
  'the form of %s requires all fields and sends a message once, even if the response is lost',
  async (address, button, failure, success, source) => {
    const before = (await inbox()).length;
    const { send } = api.messages;
    const sending = jest.spyOn(api.messages, 'send').mockImplementationOnce(async (...sent) => {
      await send(...sent);
      throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK' });
    });
    await renderSite(address);
    await screen.findByLabelText('Name');
    press(button);
    await screen.findByText('Name is required.');
    for (const label of ['Email', 'Subject', 'Message'])
      expectValidationError(label, `${label} is required.`);

    write(MESSAGE);
    press(button);
    expect(await screen.findByText(failure)).toBeVisible();
    expect(
      screen.getByText('Failed to send message. You seem to be offline. Your text is safe here.'),
    ).toBeVisible();
    expect(box('Message')).toHaveValue('I can teach tailoring.');
    expect(screen.getByRole('button', { name: button })).toBeEnabled();

    await userEvent.dblClick(screen.getByRole('button', { name: button }));
    await expectSuccess(success);
    expect(box('Message')).toHaveValue('');
    const messages = await inbox();
    expect(messages).toHaveLength(before + 1);
    expect(messages[0]).toMatchObject({ subject: 'An offer of help', source });
    sending.mockRestore();
  },
);

/** Sends a message and waits for the response. */
const sendMessage = async (subject: string) => {
  write({ ...MESSAGE, Subject: subject });
  press('Send Message');
  await waitFor(() => expect(box('Message')).toHaveValue(''));
};

test('a message with a filled honeypot field, or sent too soon, is spam', async () => {
  await renderSite('/contact-us');
  await screen.findByLabelText('Name');
  await sendMessage('By hand');
  expect((await inbox())[0]?.subject).toBe('By hand');

  const honeypot = (box('Message') as HTMLTextAreaElement).form?.elements.namedItem('homepage');
  (honeypot as HTMLInputElement).value = 'https://example.org';
  await sendMessage('By a program');
  (honeypot as HTMLInputElement).value = '';

  const clock = jest.spyOn(performance, 'now').mockReturnValue(120);
  await sendMessage('At once');
  clock.mockRestore();

  expect((await inbox())[0]?.subject).toBe('By hand');
  expect(await call('GET', '/messages?folder=spam')).toMatchObject({
    messages: [
      { subject: 'At once', heldFor: 'speed' },
      { subject: 'By a program', heldFor: 'trap' },
    ],
  });
});
