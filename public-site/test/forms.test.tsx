/**
 * @jest-environment ./jest/screen-environment.mjs
 * @content-server demo
 */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../jest/serverCall';
import { disconnect, reconnect, renderSite } from './renderSite';

afterEach(reconnect);
// What a test wrote and did not send is not for the next one.
afterEach(() => localStorage.clear());

const visitUpdate = async () => {
  const { updates } = await call<{ updates: { _id: string }[] }>('GET', '/content/updates?limit=1');
  await renderSite(`/updates/${updates[0]?._id}`);
  await screen.findByRole('button', { name: 'Submit Comment' });
};

const inbox = async () =>
  (await call<{ messages: { subject: string; source: string }[] }>('GET', '/messages?limit=9999')).messages;

const box = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea' });

const write = async (label: string, words: string) => {
  await userEvent.click(box(label));
  await userEvent.paste(words);
};

/** A field's words, and the text that tells what is wrong with it. */
const expectValidationError = (label: string, text: string) => {
  const field = box(label);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
};

test('a comment appears below the update', async () => {
  await visitUpdate();
  await write('Name', 'Chikondi');
  await write('Email', 'chikondi@example.org');
  await write('Comment', 'Zikomo kwambiri!');
  expect(screen.getByText('16/500 characters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Comment' }));
  expect(await screen.findByText('Comment submitted successfully! It will appear shortly.')).toBeVisible();
  const comments = screen.getByRole('region', { name: 'Comments' });
  expect(await within(comments).findByText('Zikomo kwambiri!', { selector: 'li p' })).toBeVisible();
  await waitFor(() => expect(box('Name')).toHaveValue(''));
  expect(screen.queryByText('chikondi@example.org')).not.toBeInTheDocument();
});

test('a comment is checked before it is sent, and the first invalid field takes the focus', async () => {
  await visitUpdate();
  await write('Email', 'nobody');
  await userEvent.click(box('Comment'));
  await userEvent.paste('x'.repeat(501));
  expect(screen.getByText('501/500 characters')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Submit Comment' }));
  await screen.findByText('Name is required.');
  expectValidationError('Name', 'Name is required.');
  expectValidationError('Email', 'Please enter a valid email address.');
  expectValidationError('Comment', 'Comment can be at most 500 characters long.');
  expect(box('Name')).toHaveFocus();
});

test('a comment that waits for approval is announced as such, and not shown', async () => {
  await call('PUT', '/content/comment-settings', { newComments: 'wait' });
  await visitUpdate();
  await write('Name', 'Thoko');
  await write('Email', 'thoko@example.org');
  await write('Comment', 'May I visit the well?');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Comment' }));
  expect(await screen.findByText('Thank you. Your comment appears after it has been checked.')).toBeVisible();
  expect(screen.queryByText('Comment submitted successfully! It will appear shortly.')).not.toBeInTheDocument();
  expect(screen.queryByText('May I visit the well?', { selector: 'li p' })).not.toBeInTheDocument();
  expect(await call('GET', '/content/comments?status=waiting')).toMatchObject({
    comments: [{ commentText: 'May I visit the well?', heldFor: 'approval' }],
  });
  await call('PUT', '/content/comment-settings', { newComments: 'appear' });
});

test('a closed update says that it takes no comments, and offers no form', async () => {
  const update = { title: 'A well', date: '2026-10-01', commenting: 'closed' };
  const { _id } = await call<{ _id: string }>('POST', '/content/updates', update);
  await renderSite(`/updates/${_id}`);
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(comments.getByText('Comments on this update are closed.')).toBeVisible();
  expect(await comments.findByText('No comments.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Comment' })).not.toBeInTheDocument();
  await call('DELETE', `/content/updates/${_id}`);
});

const fillMessage = async () => {
  await screen.findByLabelText('Name');
  await write('Name', 'Chikondi');
  await write('Email', 'chikondi@example.org');
  await write('Subject', 'An offer of help');
  await write('Message', 'I can teach tailoring.');
};

test.each([
  ['/contact-us', 'Send Message', 'Your message has been sent successfully!', 'contact'],
  [
    '/get-involved',
    'Submit Inquiry',
    'Your message has been sent successfully! We will get back to you soon.',
    'get-involved',
  ],
])('%s sends a message once and is cleared', async (address, button, success, source) => {
  const before = (await inbox()).length;
  await renderSite(address);
  await fillMessage();
  await userEvent.dblClick(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(success)).toBeVisible();
  expect(box('Message')).toHaveValue('');
  const messages = await inbox();
  expect(messages).toHaveLength(before + 1);
  expect(messages[0]).toMatchObject({ subject: 'An offer of help', source });
});

test.each([
  ['/contact-us', 'Send Message', 'Failed to send message.'],
  ['/get-involved', 'Submit Inquiry', 'Failed to send message. Please try again.'],
])('%s keeps every word when sending fails', async (address, button, toast) => {
  await renderSite(address);
  await fillMessage();
  disconnect();
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(toast)).toBeVisible();
  expect(screen.getByText('Failed to send message. You seem to be offline. Your text is safe here.')).toBeVisible();
  expect(box('Message')).toHaveValue('I can teach tailoring.');
  expect(screen.getByRole('button', { name: button })).toBeEnabled();
});

test('a message wants all four fields', async () => {
  await renderSite('/contact-us');
  await userEvent.click(await screen.findByRole('button', { name: 'Send Message' }));
  await screen.findByText('Name is required.');
  expectValidationError('Email', 'Email is required.');
  expectValidationError('Subject', 'Subject is required.');
  expectValidationError('Message', 'Message is required.');
});

/** Sends a message of the given subject, and waits for the answer. */
const sendMessage = async (subject: string) => {
  await write('Subject', subject);
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
};

test('a form says whether the field was filled in that people do not see, and how soon it was sent', async () => {
  await renderSite('/contact-us');
  await fillMessage();
  await sendMessage(' by hand');
  expect((await inbox())[0]?.subject).toBe('An offer of help by hand');

  await fillMessage();
  const trap = (box('Message') as HTMLTextAreaElement).form?.elements.namedItem('homepage');
  (trap as HTMLInputElement).value = 'https://example.org';
  await sendMessage(' by a program');
  (trap as HTMLInputElement).value = '';

  await fillMessage();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(120);
  await sendMessage(' at once');
  clock.mockRestore();

  expect((await inbox())[0]?.subject).toBe('An offer of help by hand');
  expect(await call('GET', '/messages?folder=spam')).toMatchObject({
    messages: [
      { subject: 'An offer of help at once', heldFor: 'speed' },
      { subject: 'An offer of help by a program', heldFor: 'trap' },
    ],
  });
});
