/**
 * @jest-environment ./jest/screen-environment.mjs
 */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@charity-site/api-client';
import {
  contactForm,
  postedFormKey,
  type PostedFormState,
} from '@charity-site/api-client/entities';
import { getQueryClient } from '@charity-site/api-client/http';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { KitProvider } from '@charity-site/ui-kit/theme';
import { ToastProvider } from '@charity-site/ui-kit/toasts';
import { servedPage } from '../../jest/servedPage';
import { call } from '../../jest/serverCall';
import { MessageForm } from '../src/forms/MessageForm';

afterEach(() => localStorage.clear());

const contactPage = (address = '/contact-us') => (
  <KitProvider>
    <QueryClientProvider client={getQueryClient()}>
      <ToastProvider>
        <MemoryRouter initialEntries={[address]}>
          <MessageForm form={contactForm} />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>
  </KitProvider>
);

const box = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });

const SENT = 'Your message has been sent successfully!';

const inbox = async () =>
  (await call<{ messages: Record<string, string>[] }>('GET', '/messages')).messages;

/** Types into a field before hydration. */
const typeEarly = (label: string, text: string) => {
  box(label).focus();
  box(label).value = text;
};

test('without script the form is posted to its page, with the field names of the API', () => {
  servedPage(contactPage());
  const form = box('Name').form as HTMLFormElement;
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/contact-us#contact');
  expect(form).toHaveAttribute('id', 'contact');
  expect([...new FormData(form).keys()].sort()).toEqual([
    'email',
    'form',
    'homepage',
    'message',
    'name',
    'subject',
  ]);
  // The honeypot field: programs fill it in, people do not see it.
  expect(form.elements.namedItem('homepage')).not.toBeVisible();
  expect(new FormData(form).get('form')).toBe('contact');
});

test('hydration preserves typed text, focus and caret, and the text is sent', async () => {
  const { start } = servedPage(contactPage());
  typeEarly('Name', 'Chikondi');
  typeEarly('Email', 'chikondi@example.org');
  typeEarly('Message', 'I can teach tailoring.');
  typeEarly('Subject', 'An offer');
  box('Subject').setSelectionRange(3, 3);
  start();
  expect(box('Message')).toHaveValue('I can teach tailoring.');
  expect(box('Subject')).toHaveFocus();
  expect(box('Subject').selectionStart).toBe(3);
  await userEvent.keyboard('!');
  expect(box('Subject')).toHaveValue('An !offer');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0);
  expect((await inbox())[0]).toMatchObject({
    name: 'Chikondi',
    email: 'chikondi@example.org',
    subject: 'An !offer',
    message: 'I can teach tailoring.',
  });
  expect(box('Message')).toHaveValue('');
});

const storeText = (values: Record<string, string>) =>
  localStorage.setItem(
    'unsent:contact:k1',
    JSON.stringify({ values, at: new Date().toISOString() }),
  );

test('an unsent text is restored into fields without new input', async () => {
  storeText({ name: 'Chikondi', subject: '' });
  const { start } = servedPage(contactPage());
  typeEarly('Subject', 'New');
  await act(async () => start());
  expect(box('Subject')).toHaveValue('New');
  expect(box('Name')).toHaveValue('Chikondi');
  expect(screen.getByText('You have an unsent message.')).toBeVisible();
});

test('an unsent text does not overwrite input from before hydration and remains in storage', async () => {
  storeText({ name: 'Chikondi', message: 'Of yesterday' });
  const { start } = servedPage(contactPage());
  typeEarly('Message', 'Of today');
  await act(async () => start());
  expect(box('Message')).toHaveValue('Of today');
  expect(screen.queryByText('You have an unsent message.')).not.toBeInTheDocument();
  expect(localStorage.getItem('unsent:contact:k1')).toContain('Of yesterday');
  const storedTexts = Object.keys(localStorage).map((name) => localStorage.getItem(name));
  expect(storedTexts).toContainEqual(expect.stringContaining('Of today'));
});

test('an edited text whose first version had arrived is sent only after confirmation', async () => {
  const words = {
    name: 'Chikondi',
    email: 'chikondi@example.org',
    subject: 'An offer',
    source: 'contact',
  } as const;
  await api.messages.send({ ...words, message: 'Of yesterday' }, { key: 'k1' });
  storeText({ ...words, message: 'Of today' });
  render(contactPage());
  const newest = async () => (await inbox())[0]?.message;
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(
    await screen.findByText(/ Your first message was already sent\. Press the button again/),
  ).toBeVisible();
  expect(box('Message')).toHaveValue('Of today');
  expect(await newest()).toBe('Of yesterday');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0);
  expect(await newest()).toBe('Of today');
});

test('a form rejected without script shows its input and errors, and can be sent again', async () => {
  const state: PostedFormState = {
    values: { name: 'Chikondi', email: 'nobody', subject: '', message: 'Line 1\nLine 2' },
    errors: { email: 'Please enter a valid email address.', subject: 'Subject is required.' },
    message: 'Please enter a valid email address.',
  };
  getQueryClient().setQueryData(postedFormKey('contact'), state);
  const { start } = servedPage(contactPage());
  const expectRefused = () => {
    expect(box('Name')).toHaveValue('Chikondi');
    expect(box('Message')).toHaveValue('Line 1\nLine 2');
    expect(box('Email')).toHaveAttribute('aria-invalid', 'true');
    expect(box('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to send message. Please enter a valid email address.',
    );
    for (const label of ['Email', 'Subject'])
      expect(screen.getByRole('link', { name: label })).toHaveAttribute(
        'href',
        `#${box(label).id}`,
      );
  };
  expectRefused();
  start();
  expectRefused();
  await userEvent.clear(box('Email'));
  await userEvent.type(box('Email'), 'chikondi@example.org');
  await userEvent.type(box('Subject'), 'Tea');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0);
  expect(box('Name')).toHaveValue('');
  // The posted state applied to that page view only.
  expect(getQueryClient().getQueryData(postedFormKey('contact'))).toBeUndefined();
});

test('a form sent without script shows the success message before and after hydration', () => {
  const { start } = servedPage(contactPage('/contact-us?sent=contact'));
  const expectSent = () => {
    const status = screen.getAllByRole('status').find(({ textContent }) => textContent === SENT);
    expect(status?.closest('#contact')).not.toBeNull();
  };
  expectSent();
  start();
  expectSent();
});

test('text typed while a message is being sent remains and is autosaved', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const send = jest.spyOn(api.messages, 'send').mockReturnValue(response as never);
  render(contactPage());
  const write = (label: string, value: string) =>
    fireEvent.change(box(label), { target: { value } });
  for (const label of ['Name', 'Subject', 'Message']) write(label, 'First');
  write('Email', 'a@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByRole('button', { name: 'Sending...' });
  await waitFor(() => expect(send).toHaveBeenCalled());
  write('Message', 'A second thought');
  await act(async () => respond());
  expect((await screen.findAllByText(SENT)).length).toBeGreaterThan(0);
  expect(box('Message')).toHaveValue('A second thought');
  expect(box('Name')).toHaveValue('');
  expect(Object.keys(localStorage).map((name) => localStorage.getItem(name))).toEqual([
    expect.stringContaining('A second thought'),
  ]);
  send.mockRestore();
});
